// The sorts of cards and players by which the card blunder flags are defined.

import {
  type Answer,
  type CardId,
  type CardKind,
  deedsOf,
  fixed,
  kindOf,
  ownerOf,
  type Play,
  type Verb,
} from '@posse/card';
import type { Seat } from '@posse/engine';
import { kindPlayed } from '../card/answer-source.ts';
import type { Situation } from '../card/card-situation.ts';
import { foe } from '../card/harm-scores.ts';

export const ownTurn = ({ why }: Situation): boolean => why.op === 'phase2';
/** Are more than two players left? */
export const isCrowded = ({ others }: Situation): boolean => others.length > 1;
export const isWounded = ({ self }: Situation): boolean => self.life < self.maxLife;
export const isFoe = (s: Situation, at: Seat): boolean => foe(s, at) > 0.3;
export const lifeOf = ({ view }: Situation, at: Seat): number => view.players[at]?.life ?? 0;
export const handOf = ({ view }: Situation, at: Seat): number => view.players[at]?.hand.length ?? 0;
export const inPlayOf = ({ view }: Situation, at: Seat): readonly CardId[] => view.players[at]?.inPlay ?? [];

/** The probability that this player is on my side. Renegades are alone. */
export function friendChance(s: Situation, at: Seat): number {
  if (s.role === 'outlaw') return s.outlawChance(at);
  if (s.role === 'renegade' || !s.known.includes('sheriff')) return 0;
  return s.known[at] === 'sheriff' ? 1 : s.deputyChance(at);
}

/** The kind of a card that is played from the hand as itself, in the player's own turn; null otherwise. */
export function layable(s: Situation, answer: Answer): CardKind | null {
  return answer.kind === 'play' && answer.as === null && ownTurn(s) ? kindOf(s, answer.card) : null;
}

/** Does the card help only the player who has it in play, like a Barrel, a Mustang or a Scope? */
export const isOutfit = ({ border, weapon, bots, power }: CardKind): boolean =>
  border === 'blue' &&
  !weapon &&
  bots.burden === null &&
  (power.barrel || fixed(power.farther, 0) > 0 || fixed(power.nearer, 0) > 0);

export const reachOfGun = ({ power }: CardKind): number => fixed(power.reach, 1);
export const isFast = ({ power }: CardKind): boolean => fixed(power.bangs, 1) > 1;
export const gunOf = (s: Situation): CardKind | null =>
  s.self.inPlay.map((card) => kindOf(s, card)).find(({ weapon }) => weapon) ?? null;

/** Does the owner draw a card as soon as the hand is empty, so that the last card is worth getting rid of? */
export const drawsWhenEmpty = (s: Situation): boolean =>
  s.hand.length === 1 && s.self.abilities.some((id) => ownerOf(s, id).power.emptied !== null);

const HARMFUL: readonly Verb[] = ['shoot', 'challenge', 'hurt', 'hold', 'take', 'scrap'];

/** The player whom this card harms; null if it harms nobody in particular, or frees its target of a burden. */
export function victimOf(s: Situation, answer: Answer): Seat | null {
  if ((answer.kind !== 'play' && answer.kind !== 'use') || !ownTurn(s)) return null;
  const { at, prey } = answer;
  if (at === null || at === s.me) return null;
  if (prey !== null && prey !== 'hand' && kindOf(s, prey).bots.burden !== null) return null;
  const deeds = deedsOf(s, kindPlayed(s, answer));
  return deeds.some(({ verb, whom }) => whom === 'target' && HARMFUL.includes(verb)) ? at : null;
}

/** Is the answer a BANG!, or a card that is played as one? */
export const isBang = (s: Situation, answer: Answer): answer is Play =>
  answer.kind === 'play' && ownTurn(s) && kindPlayed(s, answer).bang;

export const hasVerb = (s: Situation, answer: Answer, verb: Verb): boolean =>
  (answer.kind === 'play' || answer.kind === 'use') &&
  ownTurn(s) &&
  deedsOf(s, kindPlayed(s, answer)).some((deed) => deed.verb === verb && deed.whom === 'target');

/** Is this card in play worth taking: an outfit, a Volcanic, or a gun that reaches far? */
export function isPrize(s: Situation, prey: CardId | 'hand' | null): boolean {
  if (prey === null || prey === 'hand') return false;
  const kind = kindOf(s, prey);
  return isOutfit(kind) || (kind.weapon && (isFast(kind) || reachOfGun(kind) >= FAR));
}
const FAR = 4;
