// Counts uses of offers in this turn.

import type { Seat } from '@posse/engine';
import type { State, Uses } from '../state.ts';

/** `of` is the id of a character, an event or a set, or the key of a card. */
export const usesOf = ({ uses }: { readonly uses: readonly Uses[] }, who: Seat, of: string): number =>
  uses.find((one) => one.seat === who && one.of === of)?.times ?? 0;

export function countUse(t: State, who: Seat, of: string): void {
  const place = t.uses.findIndex((one) => one.seat === who && one.of === of);
  if (place < 0) t.uses.push({ seat: who, of, times: 1 });
  else t.uses[place] = { seat: who, of, times: usesOf(t, who, of) + 1 };
}
