// Rematch countdown: before the next game everybody has a moment to say "not yet".

import type { TableState } from '../actor/table-state.ts';
import type { Shuffle } from '../shuffle/shuffle.ts';

const COUNTDOWN_MS = 5000;

export class RematchCountdown {
  private readonly state: TableState;
  private readonly shuffle: Shuffle;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private endsAt = 0;

  constructor(state: TableState, shuffle: Shuffle) {
    this.state = state;
    this.shuffle = shuffle;
  }

  /** Milliseconds until the shuffle begins; null if the host has not started a game. */
  get left(): number | null {
    return this.timer === null ? null : Math.max(0, Math.round(this.endsAt - this.state.services.time.now()));
  }

  /** Starts the next game; at once if nobody has to be asked. */
  async start(host: string, passStar: boolean): Promise<void> {
    if (this.timer !== null || this.shuffle.isOpen) return;
    this.shuffle.checkLimit();
    await this.shuffle.checkPacks();
    if (!this.isAnybodyElseUnready(host)) {
      await this.shuffle.begin(passStar);
      return;
    }
    const { services, later } = this.state;
    this.endsAt = services.time.now() + COUNTDOWN_MS;
    this.timer = setTimeout(() => later(() => this.end(passStar)), COUNTDOWN_MS);
    this.state.touch();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.state.touch();
  }

  private async end(passStar: boolean): Promise<void> {
    if (this.timer === null) return;
    this.stop();
    await this.shuffle.begin(passStar);
  }

  /** After a game: does anybody else sit here who is not ready? */
  private isAnybodyElseUnready(host: string): boolean {
    const { game, record, participants } = this.state;
    if (game === null) return false;
    return record.seats.some(
      ({ guest, ready }) => guest !== null && guest !== host && !ready && participants.isHere(guest),
    );
  }
}
