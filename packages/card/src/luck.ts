// What a card turned up for a draw! is hoped, or feared, to be: any range of suits and ranks.

import { RANKS, SUITS } from './catalogue.ts';
import type { Luck, Suit } from './state.ts';

/** A luck as cards name it: a suit, or only what is not usual. */
export type Wanted = Suit | (Pick<Luck, 'suits'> & Partial<Luck>);

const LOWEST = 2;
const HIGHEST = LOWEST + RANKS.length - 1;
const ALL: readonly Suit[] = Object.values(SUITS);

/** Every rank of these suits, hoped for, unless it is said otherwise. */
export function luckFrom(wanted: Wanted): Luck {
  const {
    suits,
    from = LOWEST,
    to = HIGHEST,
    feared = false,
  } = typeof wanted === 'string' ? { suits: [wanted] } : wanted;
  const odd = suits.find((suit) => !ALL.includes(suit));
  if (odd !== undefined || suits.length === 0)
    throw new Error(`A draw! is for ${ALL.join(', ')} or several of them, not for "${odd ?? 'nothing'}".`);
  if (!(LOWEST <= from && from <= to && to <= HIGHEST))
    throw new Error(`A draw! is for ranks from ${LOWEST} up to ${HIGHEST}, the ace, not from ${from} to ${to}.`);
  return { suits, from, to, feared };
}

/** Barrel, Jail and Vendetta. */
export const HEARTS: Luck = luckFrom('hearts');
export const OF_DYNAMITE: Luck = luckFrom({ suits: ['spades'], from: 2, to: 9, feared: true });

/** Is a card of this suit and rank what is looked for? */
export const isMatch = ({ suits, from, to }: Luck, suit: Suit, rank: number): boolean =>
  suits.includes(suit) && rank >= from && rank <= to;

/** How likely it is that a card of the full pack is what is looked for. */
export const chanceOf = ({ suits, from, to }: Luck): number => (suits.length * (to - from + 1)) / (4 * RANKS.length);

export const isSameLuck = (one: Luck, other: Luck): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.feared === other.feared &&
  one.suits.length === other.suits.length &&
  one.suits.every((suit) => other.suits.includes(suit));

/** `hearts`, `spades 2 to 9`, `hearts or diamonds 10 to A` */
export function luckText({ suits, from, to }: Luck): string {
  const isAny = from === LOWEST && to === HIGHEST;
  return `${suits.join(' or ')}${isAny ? '' : ` ${rankText(from)} to ${rankText(to)}`}`;
}

/** The same in signs, which need no language: `♠ 2–9` */
export function luckSigns({ suits, from, to }: Luck): string {
  const signs = Object.entries(SUITS).flatMap(([sign, suit]) => (suits.includes(suit) ? [sign] : []));
  const isAny = from === LOWEST && to === HIGHEST;
  return `${signs.join('')}${isAny ? '' : ` ${rankText(from)}–${rankText(to)}`}`;
}

const rankText = (rank: number): string => RANKS[rank - LOWEST] ?? '';

// --- games of old ---

/** What lucks were called before they could be any: read in saved games for ever. */
const OLDER: Readonly<Record<string, Luck>> = { hearts: HEARTS, 'spades 2 to 9': OF_DYNAMITE };

/** The same, with every luck in it that has one of those names told as it is now. */
export function withLuckAsNow<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withLuckAsNow) as T;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [
      field,
      field === 'luck' && typeof part === 'string' ? (OLDER[part] ?? part) : withLuckAsNow(part),
    ]),
  ) as T;
}
