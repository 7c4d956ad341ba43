// A shot: the target dodges with Missed! cards and Barrels, or is hit.

import { done, doneAll, type Seat } from '@posse/engine';
import { type Barrel, barrel, type Pass, type Play, pass, play, type Use, use } from '../../answers.ts';
import { kindOf, ownerOf } from '../../catalogue/catalogue.ts';
import { hasEffect, isMissed } from '../../catalogue/entry-types.ts';
import { tell } from '../../facts.ts';
import type { Frame, FrameFor, Rule } from '../../frames.ts';
import { type CardId, playerAt, type State } from '../../state.ts';
import { discardFromHand, discardFromTable } from '../../table/card-moves.ts';
import { abilitiesOf, conversionOf, forbidden, framesFromHook, workingCards } from '../../table/powers-in-force.ts';
import { isAlive } from '../../table/seat-order.ts';
import { layBrown } from './card-effect.ts';
import { catchUp, unlessWon } from './deaths.ts';
import { check } from './draw-check.ts';
import { hurt } from './life-loss.ts';

declare module '../../frames.ts' {
  interface Frames {
    shot: {
      readonly by: Seat | null;
      readonly at: Seat;
      /** The source: the key of a card, or the id of a character or an event. */
      readonly with: string;
      /** The number of Missed! still needed. */
      readonly need: number;
      /** The frames that run if it is not dodged. */
      readonly hit: readonly Frame[];
      /** The frames that run if it is dodged. */
      readonly dodged: readonly Frame[];
      /** The Barrels already tried against this shot; null stands for the ability of Jourdonnais. */
      readonly tried: readonly (CardId | null)[];
    };
  }
  interface Answers {
    shot: Play | Use | Barrel | Pass;
  }
}

const NOTHING: readonly Frame[] = [];

/** A shot that costs a life point. */
export const shot = (by: Seat | null, at: Seat, using: string, need = 1): Frame =>
  aimed(by, at, using, need, [hurt(at, 1, by)]);

/** A shot with these consequences: anything that a Missed! cancels. */
export const aimed = (
  by: Seat | null,
  at: Seat,
  using: string,
  need: number,
  hit: readonly Frame[],
  dodged: readonly Frame[] = NOTHING,
): Frame => ({ op: 'shot', by, at, with: using, need, hit, dodged, tried: [] });

type Shot = FrameFor<'shot'>;

export const shotRule: Rule<'shot'> = {
  who: (s) => s.at,
  open: (t, s) => isAlive(t, s.at) && s.need > 0 && canAnswer(t, s),
  closes(t, s) {
    if (s.need > 0) return isAlive(t, s.at) ? s.hit : NOTHING;
    tell(t, 'dodged', { who: s.at, by: s.by, with: s.with });
    return s.dodged;
  },
  offers(t, s, list) {
    for (const untried of barrelsFor(t, s)) list.push(barrel(s.at, untried));
    for (const card of shieldsOf(t, s.at)) list.push(use(s.at, card));
    const also = conversionOf(t, s.at);
    for (const card of playerAt(t, s.at).hand) {
      const own = kindOf(t, card);
      const kind = isMissed(own) ? own : also(own);
      if (kind !== null && isMissed(kind) && forbidden(t, s.at, kind, card) === null)
        list.push(play(s.at, card, kind === own ? null : kind.key));
    }
    list.push(pass(s.at));
  },
  on: {
    play(t, s, { card, as }) {
      if (t.facts !== null) tell(t, 'played', { who: s.at, card, as, at: null, prey: null });
      const side = as === null && hasEffect(kindOf(t, card)) ? dodgeWithEffect(t, s, card) : dodgePlainly(t, s, card);
      const earned = framesFromHook(t, s.at, t.catalogue.hooks.answers, ({ answers }) => answers?.(t, s.at));
      return doneAll(afterAnswer(s, side.length === 0 ? earned : [...side, ...earned]));
    },
    use(t, s, { card }) {
      tell(t, 'used', { who: s.at, card, at: null, prey: null });
      discardFromTable(t, s.at, card);
      return doneAll(afterAnswer(s, sideEffect(t, s, card)));
    },
    barrel(_t, s, { card }) {
      const after: Shot = { ...s, tried: [...s.tried, card] };
      return done(check(s.at, 'hearts', withOneFewer(after), [after]));
    },
    pass: (_t, s) => doneAll(s.hit),
  },
};

/** Answers with a Missed! without another effect, which is discarded at once. */
function dodgePlainly(t: State, { at }: Shot, card: CardId): readonly Frame[] {
  discardFromHand(t, at, card);
  return NOTHING;
}

/**
 * Answers with a Missed! such as Dodge that takes effect like any brown card: with `card-after-effect` it is discarded
 * after that (R-TURN-10).
 */
function dodgeWithEffect(t: State, s: Shot, card: CardId): readonly Frame[] {
  const after = layBrown(t, s.at, card);
  const side = sideEffect(t, s, card);
  return after.length === 0 ? side : [...side, ...after];
}

/** The effect of a card besides being a Missed!. */
const sideEffect = (t: State, { at: me, by, with: using }: Shot, card: CardId): readonly Frame[] =>
  kindOf(t, card).play(t, me, by ?? me, null, card, { by, with: using });

/** Runs the gains of the answer, then continues the shot. */
const afterAnswer = (s: Shot, gains: readonly Frame[]): readonly Frame[] =>
  gains.length === 0 ? withOneFewer(s) : [...unlessWon(gains), ...withOneFewer(s)];

/** The same shot with one Missed! fewer needed. An empty hand gets its card in between (R-CHR-SUZY-3). */
function withOneFewer(s: Shot): readonly Frame[] {
  const after: Shot = { ...s, need: s.need - 1 };
  return after.need > 0 ? [catchUp(s.at), after] : [after];
}

const canAnswer = (t: State, s: Shot): boolean =>
  playerAt(t, s.at).hand.length > 0 || barrelsFor(t, s).length > 0 || shieldsOf(t, s.at).length > 0;

/** The Barrels that may still be tried, each one once per shot (R-BARREL-05). */
function barrelsFor(t: State, s: Shot): (CardId | null)[] {
  const player = playerAt(t, s.at);
  const found: (CardId | null)[] = [];
  for (const id of abilitiesOf(player)) if (ownerOf(t, id).power.barrel && !s.tried.includes(null)) found.push(null);
  for (const card of workingCards(player))
    if (kindOf(t, card).power.barrel && !s.tried.includes(card)) found.push(card);
  return found;
}

/** The green cards in play that count as a Missed!. */
const shieldsOf = (t: State, who: Seat): CardId[] =>
  workingCards(playerAt(t, who)).filter((card) => kindOf(t, card).dodges && !t.laid.includes(card));
