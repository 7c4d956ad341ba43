// What a card is worth, from 0 to 10: in my hand, or lying in front of somebody.

import { type CardId, type CardKind, deedsOf, fixed, kindOf } from '@posse/card';
import type { Glance } from './glance.ts';
import { count } from './harm.ts';
import { gunWorth } from './reach.ts';

export const USUAL = 4;

const listed = ({ bots }: CardKind): number => bots.worth ?? USUAL;

/** A card that I hold, or may have. Without foresight a card is a card. */
export function worth(glance: Glance, card: CardId): number {
  const kind = kindOf(glance, card);
  if (kind.weapon) return gunInHand(glance, kind);
  if (kind.border !== 'brown' && kind.bots.burden === null && liesBeforeMe(glance, kind)) return 0;
  if (kind.beer && glance.others.length < 2) return 0;
  const { foresight } = glance.manner;
  return foresight === 0 ? USUAL : USUAL + foresight * (listed(kind) - surplus(glance, kind) - USUAL);
}

/** What a card is worth less because I hold more of its kind. */
function surplus(g: Glance, kind: CardKind): number {
  const isPlainMissed = kind.dodges && kind.border === 'brown' && deedsOf(g, kind).length === 0;
  if (isPlainMissed) return count(g, kind.key) > 1 ? 3 : 0;
  return kind.bang && count(g, kind.key) > 2 ? 1 : 0;
}

const MOST_FOR_A_GUN = 8;

function gunInHand(g: Glance, kind: CardKind): number {
  if (g.manner.foresight === 0) return betterWeapon(g, kind) ? weaponWorth(kind) : 0;
  return Math.max(0, Math.min(MOST_FOR_A_GUN, 1.5 * gunWorth(g, kind)));
}

/** A card of somebody, to him; one from his hand is a guess. */
export function preyWorth(g: Glance, prey: CardId | 'hand'): number {
  if (prey === 'hand') return USUAL;
  const kind = kindOf(g, prey);
  const { burden } = kind.bots;
  if (burden !== null || g.manner.foresight === 0) return burden ?? USUAL;
  return USUAL + g.manner.foresight * ((kind.weapon ? weaponWorth(kind) : listed(kind)) - USUAL);
}

const liesBeforeMe = (g: Glance, kind: CardKind): boolean => g.self.inPlay.some((card) => kindOf(g, card) === kind);

const weaponWorth = ({ power }: CardKind): number =>
  1 + 0.6 * fixed(power.reach, 1) + (fixed(power.bangs, 1) > 1 ? 2 : 0);

/** Is it worth laying down my weapon for this one? */
export function betterWeapon(g: Glance, kind: CardKind): boolean {
  if (g.manner.foresight > 0) return gunWorth(g, kind) > 0;
  const mine = g.self.inPlay.map((card) => kindOf(g, card)).find(({ weapon }) => weapon);
  return weaponWorth(kind) > (mine === undefined ? COLT : weaponWorth(mine));
}

/** What the bare hands are worth. */
const COLT = 1.6;

/** A card that I take from somebody, to me. */
export const lootWorth = (g: Glance, prey: CardId | 'hand'): number => (prey === 'hand' ? USUAL : worth(g, prey));
