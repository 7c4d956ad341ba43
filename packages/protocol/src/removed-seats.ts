// Chooses the seats to remove when a new plan has fewer of them.

interface Chair {
  /** The guest whose seat it is; null for a bot's seat, and for a free one. */
  readonly guest: string | null;
  readonly connected: boolean;
}

/** Chooses the seats to remove, from the end: bots and free seats first, then absent people, the host last. */
export function removedSeats(seats: readonly Chair[], count: number, host: string): readonly number[] {
  const excess = Math.max(0, seats.length - count);
  return [...seats.entries()]
    .toSorted(([one, a], [other, b]) => rank(a, host) - rank(b, host) || other - one)
    .slice(0, excess)
    .map(([place]) => place)
    .toSorted((one, other) => one - other);
}

function rank({ guest, connected }: Chair, host: string): number {
  if (guest === null) return 0;
  if (!connected) return 1;
  return guest === host ? 3 : 2;
}
