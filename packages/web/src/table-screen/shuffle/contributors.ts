// Computes which seats contribute to the next deal.

import type { TableInfo } from '@posse/protocol';

/**
 * By seat: will it contribute? A start has fixed that; before it, connected players do unless they aborted a shuffle.
 */
export function contributorsAt({ seats, start, aborted = [] }: TableInfo): readonly boolean[] {
  if (start !== null) return seats.map((_, place) => (start.promises[place] ?? null) !== null);
  const missing = aborted.flatMap((one) => one.missing);
  const isOut = (guest: string | null, place: number): boolean =>
    missing.some((one) => one.seat === place || one.guest === guest);
  return seats.map(({ adds, connected, guest }, place) => adds && connected && !isOut(guest, place));
}
