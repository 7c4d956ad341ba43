// Who has heard what the dead say of the game that is played: he may sit nowhere in it.

export class Witnesses {
  private readonly listeners = new Set<string>();

  /** A game begins. */
  begin(): void {
    this.listeners.clear();
  }

  hearsGallery(guest: string): void {
    this.listeners.add(guest);
  }

  hasHeardGallery(guest: string): boolean {
    return this.listeners.has(guest);
  }
}
