// The copies of a new card: suits and ranks spread over the deck.

import { RANKS } from '@posse/card';

const SUITS = ['♠', '♥', '♣', '♦'] as const;
/** Neighbouring copies are five ranks apart: they share no luck. */
const STEP = 5;

export const valuesOfCopies = (copies: string): readonly string[] => copies.split(' ').filter((one) => one !== '');

const valueAt = (place: number): string =>
  `${RANKS[(place * STEP + 3) % RANKS.length] ?? 'A'}${SUITS[place % SUITS.length] ?? '♠'}`;

const ALL = RANKS.length * SUITS.length;

/** This many copies, of which the first are those that there are; with `shift` all are others. */
export function copiesOf(count: number, before = '', shift = 0): string {
  const kept = shift === 0 ? valuesOfCopies(before).slice(0, count) : [];
  const [first = ''] = valuesOfCopies(before);
  const start = Array.from({ length: ALL }, (_, place) => place).find((place) => valueAt(place) === first) ?? 0;
  const values = [...kept];
  for (let place = start + shift * 3; values.length < count; place++) {
    const value = valueAt(place % ALL);
    if (!values.includes(value)) values.push(value);
  }
  return values.join(' ');
}
