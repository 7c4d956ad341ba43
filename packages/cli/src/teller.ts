// Who is spoken of, and to whom: names, and the small words that go with them.

import type { Seat } from '@posse/engine';

export interface Teller {
  /** The reader's own seat; null for somebody who looks on. */
  readonly you: Seat | null;
  /** The name of each seat. */
  names: string[];
}

export const name = ({ names, you }: Teller, who: Seat): string =>
  who === you ? 'you' : (names[who] ?? `seat ${who + 1}`);
export const Name = (t: Teller, who: Seat): string => (who === t.you ? 'You' : name(t, who));
export const whose = (t: Teller, who: Seat, yours: 'your' | 'Your' = 'your'): string =>
  who === t.you ? yours : `${name(t, who)}’s`;
/** The name, and the number by which the seat is found on the table. */
export const seated = (t: Teller, who: Seat): string =>
  who === t.you ? 'yourself' : `${name(t, who)} (seat ${who + 1})`;

/** `You draw`, `Rose Doolan draws` */
export const does = (t: Teller, who: Seat, verb: string): string =>
  who === t.you ? `You ${verb}` : `${name(t, who)} ${third(verb)}`;

function third(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'are') return 'is';
  if (verb.endsWith('y') && verb !== 'play' && verb !== 'lay' && verb !== 'stay') return `${verb.slice(0, -1)}ies`;
  return `${verb}${verb.endsWith('s') ? 'es' : 's'}`;
}

export const turnOf = (t: Teller, who: Seat): string => `${whose(t, who, 'Your')} turn`;

export const points = (count: number): string => (count === 1 ? 'a life point' : `${count} life points`);

export const and = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? 'nothing') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
