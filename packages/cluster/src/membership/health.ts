// Which other nodes say that their writes are kept, and since when without a break.

/** Milliseconds after which what a node said of itself is old. */
const OLD = 1000;

interface Said {
  readonly since: number;
  readonly at: number;
}

export class Sound {
  private readonly said = new Map<string, Said>();

  hear(node: string, isSound: boolean, now: number): void {
    const before = this.said.get(node);
    if (!isSound) this.said.delete(node);
    else this.said.set(node, { since: before === undefined || now - before.at > OLD ? now : before.since, at: now });
  }

  forget(node: string): void {
    this.said.delete(node);
  }

  /** Of those who say so now, the one who has for longest; null if none does. */
  since(now: number): number | null {
    const sound = [...this.said.values()].filter(({ at }) => now - at <= OLD);
    return sound.length === 0 ? null : Math.min(...sound.map(({ since }) => since));
  }
}
