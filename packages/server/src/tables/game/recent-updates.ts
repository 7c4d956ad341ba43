// The latest updates of a game, for participants who lost their connection for a moment.

import type { Update } from '@posse/protocol';

const MAX_KEPT = 24;

export class RecentUpdates {
  private readonly updates: Update[] = [];
  /** The step at which a guest last took or lost a seat. */
  private readonly movedAt = new Map<string, number>();
  /** The current step. */
  private now: number;

  constructor(now: number) {
    this.now = now;
  }

  add(update: Update): void {
    this.now = update.step;
    this.updates.push(update);
    if (this.updates.length > MAX_KEPT) this.updates.shift();
  }

  /** Notes that the guest changed seats: earlier updates are useless to them. */
  moved(guest: string): void {
    this.movedAt.set(guest, this.now);
  }

  /** The updates that a guest in this seat has missed; null if they need the whole game. */
  since(step: number, guest: string, seat: number | null): readonly string[] | null {
    const hasMoved = step <= (this.movedAt.get(guest) ?? -1);
    const missed = this.updates.filter((update) => update.step > step);
    if (hasMoved || missed.length !== this.now - step) return null;
    return missed.map((update) => textFor(update, seat));
  }
}

export const textFor = ({ open, own }: Update, seat: number | null): string =>
  seat === null ? open : (own[seat] ?? open);
