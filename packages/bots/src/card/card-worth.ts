// The worth of a card, from 0 to 10: in my hand, or in play.

import { type CardId, type CardKind, deedsOf, fixed, kindOf } from '@posse/card';
import type { Situation } from './card-situation.ts';
import { count } from './harm-scores.ts';
import { gunWorth } from './own-range.ts';

export const USUAL = 4;
/** The worth of an unseen card of another player: it may be of no use to them. */
const UNSEEN = 3.8;

const listed = ({ bots }: CardKind): number => bots.worth ?? USUAL;

/** The worth of a card in my hand, or one I may take. Without foresight all cards are worth the same. */
export function worth(situation: Situation, card: CardId): number {
  const kind = kindOf(situation, card);
  if (kind.weapon) return gunInHand(situation, kind);
  if (kind.border !== 'brown' && kind.bots.burden === null && liesBeforeMe(situation, kind)) return 0;
  if (kind.beer && situation.others.length < 2) return 0;
  const { foresight } = situation.style;
  return foresight === 0 ? USUAL : USUAL + foresight * (listed(kind) - surplus(situation, kind) - USUAL);
}

/** How much less a card is worth because I hold more of its kind. */
function surplus(s: Situation, kind: CardKind): number {
  const isPlainMissed = kind.dodges && kind.border === 'brown' && deedsOf(s, kind).length === 0;
  if (isPlainMissed) return count(s, kind.key) > 1 ? 3 : 0;
  return kind.bang && count(s, kind.key) > 2 ? 1 : 0;
}

const MAX_GUN_WORTH = 8;

function gunInHand(s: Situation, kind: CardKind): number {
  if (s.style.foresight === 0) return betterWeapon(s, kind) ? weaponWorth(kind) : 0;
  return Math.max(0, Math.min(MAX_GUN_WORTH, 1.5 * gunWorth(s, kind)));
}

/** The worth of a card to its owner; an unseen card counts as average. */
export function preyWorth(s: Situation, prey: CardId | 'hand'): number {
  if (prey === 'hand') return s.style.foresight === 0 ? USUAL : UNSEEN;
  const kind = kindOf(s, prey);
  const { burden } = kind.bots;
  if (burden !== null || s.style.foresight === 0) return burden ?? USUAL;
  return USUAL + s.style.foresight * ((kind.weapon ? weaponWorth(kind) : listed(kind)) - USUAL);
}

const liesBeforeMe = (s: Situation, kind: CardKind): boolean => s.self.inPlay.some((card) => kindOf(s, card) === kind);

const weaponWorth = ({ power }: CardKind): number =>
  1.5 + 0.8 * fixed(power.reach, 1) + (fixed(power.bangs, 1) > 1 ? 3 : 0);

/** Is this weapon better than mine? */
export function betterWeapon(s: Situation, kind: CardKind): boolean {
  if (s.style.foresight > 0) return gunWorth(s, kind) > 0;
  const mine = s.self.inPlay.map((card) => kindOf(s, card)).find(({ weapon }) => weapon);
  return weaponWorth(kind) > (mine === undefined ? COLT : weaponWorth(mine));
}

/** The worth of having no weapon card. */
const COLT = 1.6;

/** The worth to me of a card that I take from somebody. */
export const lootWorth = (s: Situation, prey: CardId | 'hand'): number => (prey === 'hand' ? USUAL : worth(s, prey));
