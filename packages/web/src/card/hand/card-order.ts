// The order of a hand, by effect: shoot, dodge, heal, take, lay down.

import { type CardId, type CardKind, type Deed, fixed, type Verb } from '@posse/card';
import { cardOf, catalogue, deedsOf } from '../../entry-lookup.ts';

/** The order of brown cards, by their first deed. */
const DEEDS: readonly (readonly Verb[])[] = [
  ['shoot', 'raid', 'challenge', 'hurt'],
  ['heal'],
  ['take', 'scrap', 'swap'],
  ['draw', 'share'],
];
/**
 * The ranks in a hand: after the shots the cards that dodge them, after the brown cards weapons, gear and green cards.
 */
const [SHOTS, DODGES, OTHER, WEAPONS, GEAR, GREEN] = [0, 1, 5, 6, 7, 8] as const;
/** The order of green cards: saving first, shooting last. */
const GREEN_DEEDS: readonly Verb[] = [
  'heal',
  'draw',
  'share',
  'take',
  'scrap',
  'swap',
  'shoot',
  'raid',
  'challenge',
  'hurt',
];

type Rank = readonly number[];

const ranks = new WeakMap<CardKind, Rank>();

/** The rank of a card in the hand, which is compared number by number. Equal ones keep the order of the catalogue. */
function rankOf(kind: CardKind): Rank {
  const known = ranks.get(kind);
  if (known !== undefined) return known;
  const deeds = deedsOf(kind.key);
  const rank = [...groupOf(kind, deeds[0]), deeds.length, Object.keys(catalogue().kinds).indexOf(kind.key)];
  ranks.set(kind, rank);
  return rank;
}

function groupOf(kind: CardKind, first: Deed | undefined): Rank {
  const { border, weapon, dodges, bang, price, power } = kind;
  if (weapon) return [WEAPONS, fixed(power.reach, 1), 0, 0];
  if (border === 'blue') return [GEAR, gearOf(kind), 0, 0];
  const verb = first?.verb ?? 'hurt';
  const spread = first === undefined ? 0 : spreadOf(kind, first);
  if (border === 'green') return [GREEN, dodges ? -1 : GREEN_DEEDS.indexOf(verb), spread, price];
  if (dodges) return [DODGES, 0, 0, price];
  const place = first === undefined ? -1 : DEEDS.findIndex((verbs) => verbs.includes(verb));
  const group = place < 0 ? OTHER : place === 0 ? SHOTS : place + 1;
  const isSlower = group === SHOTS ? (DEEDS[0] ?? []).indexOf(verb) : 0;
  return [group, bang ? -1 : isSlower, spread, price];
}

/**
 * The rank of gear: protection, then gear that brings others nearer, then cards laid on somebody, then cards that
 * concern everybody.
 */
function gearOf({ power, aim }: CardKind): number {
  if (power.barrel) return 0;
  if (power.farther !== 0) return 1;
  if (power.nearer !== 0) return 2;
  return aim.at === 'nobody' ? 4 : 3;
}

/** The rank of a card by its targets: the viewer, a neighbour, a player in range, any player, all players. */
function spreadOf({ aim }: CardKind, { whom }: Deed): number {
  if (whom === 'me') return 0;
  if (whom !== 'target') return 4;
  return aim.within === 1 ? 1 : aim.within === 'reach' ? 2 : 3;
}

const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'];

export function sortedHand(hand: readonly CardId[]): CardId[] {
  return hand.toSorted((a, b) => {
    const [one, other] = [cardOf(a), cardOf(b)];
    return (
      compared(rankOf(one.kind), rankOf(other.kind)) ||
      other.rank - one.rank ||
      SUITS.indexOf(one.suit) - SUITS.indexOf(other.suit) ||
      a - b
    );
  });
}

function compared(one: Rank, other: Rank): number {
  for (const [place, number] of one.entries()) if (number !== other[place]) return number - (other[place] ?? 0);
  return 0;
}
