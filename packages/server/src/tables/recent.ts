// The last few updates of a game, for those who lost their connection for a moment.

import type { Update } from '../games/teller.ts';

const KEPT = 24;

export class Recent {
  private readonly updates: Update[] = [];

  add(update: Update): void {
    this.updates.push(update);
    if (this.updates.length > KEPT) this.updates.shift();
  }

  /** What a seat has missed since its last update; null if that is too long ago. */
  since(n: number, now: number, seat: number | null): readonly string[] | null {
    if (n === now) return [];
    const missed = this.updates.filter((update) => update.n > n);
    if (n > now || missed.length !== now - n) return null;
    return missed.map((update) => textFor(update, seat));
  }
}

export const textFor = ({ open, own }: Update, seat: number | null): string =>
  seat === null ? open : (own[seat] ?? open);
