// The luck of a draw!: the suits and ranks that are hoped for, or feared.

import { RANKS, SUITS } from './catalogue/catalogue.ts';
import type { Luck, LuckRange, Suit } from './state.ts';

/** A luck as cards declare it: by name, as a suit, or as a range without the defaults. */
export type Wanted = Luck | Suit | (Pick<LuckRange, 'suits'> & Partial<LuckRange>);

const LOWEST = 2;
const HIGHEST = LOWEST + RANKS.length - 1;
const ALL: readonly Suit[] = Object.values(SUITS);

/** The lucks of Barrel, Jail and Vendetta, and of Dynamite. */
const NAMED: Readonly<Record<string, LuckRange>> = {
  hearts: { suits: ['hearts'], from: LOWEST, to: HIGHEST, feared: false },
  'spades 2 to 9': { suits: ['spades'], from: 2, to: 9, feared: true },
};

const isName = (wanted: Wanted): wanted is Luck & string => typeof wanted === 'string' && Object.hasOwn(NAMED, wanted);

/** The luck in its full form. By default, every rank of these suits is hoped for. */
export function luckFrom(wanted: Wanted): Luck {
  if (isName(wanted)) return wanted;
  const said = typeof wanted === 'string' ? { suits: [wanted] } : wanted;
  const { suits, from = LOWEST, to = HIGHEST, feared = false } = said;
  const odd = suits.find((suit) => !ALL.includes(suit));
  if (odd !== undefined || suits.length === 0)
    throw new Error(`A draw! is for ${ALL.join(', ')} or several of them, not for "${odd ?? 'nothing'}".`);
  if (!(LOWEST <= from && from <= to && to <= HIGHEST))
    throw new Error(`A draw! is for ranks from ${LOWEST} up to ${HIGHEST}, the ace, not from ${from} to ${to}.`);
  return { suits, from, to, feared };
}

const rangeOf = (luck: Luck): LuckRange => (typeof luck === 'string' ? (NAMED[luck] as LuckRange) : luck);

/** Does a card of this suit and rank match? */
export function isMatch(luck: Luck, suit: Suit, rank: number): boolean {
  const { suits, from, to } = rangeOf(luck);
  return suits.includes(suit) && rank >= from && rank <= to;
}

/** Is a match bad luck? */
export const isFeared = (luck: Luck): boolean => rangeOf(luck).feared;

/** The probability that a random card of the full pack matches. */
export function chanceOf(luck: Luck): number {
  const { suits, from, to } = rangeOf(luck);
  return (suits.length * (to - from + 1)) / (ALL.length * RANKS.length);
}

/** Examples: `hearts`, `spades 2 to 9`, `hearts or diamonds 10 to A`. */
export const luckText = (luck: Luck): string => `${rangeOf(luck).suits.join(' or ')}${ranksIn(luck, ' to ')}`;

/** The luck in symbols, which need no translation: `♠ 2–9`. */
export function luckSigns(luck: Luck): string {
  const { suits } = rangeOf(luck);
  const signs = Object.entries(SUITS).filter(([_sign, suit]) => suits.includes(suit));
  return `${signs.map(([sign]) => sign).join('')}${ranksIn(luck, '–')}`;
}

function ranksIn(luck: Luck, upTo: string): string {
  const { from, to } = rangeOf(luck);
  return from === LOWEST && to === HIGHEST ? '' : ` ${RANKS[from - LOWEST]}${upTo}${RANKS[to - LOWEST]}`;
}
