// The immediate effects of a roll: arrows, the broken arrow, the bullet.

import { done, doneAll, forEachSeat, nothing, type Seat } from '@posse/engine';
import {
  type AbilityOn,
  abilityOn,
  type ChoosePick,
  type ChooseSeat,
  choosePick,
  chooseSeat,
  type Pass,
  pass,
} from '../../answers.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type Face, isOn, playerAt, type State, type Token } from '../../state.ts';
import { putAllBack, putBack, takeable, takeChiefFrom, takeFromPile, tokensInPile } from '../../table/arrow-tokens.ts';
import { countOf, isFinal } from '../../table/rolled-dice.ts';
import { everySeat, isAlive, livingFrom, others, powerOf } from '../../table/seat-order.ts';
import { losses } from './life-loss.ts';
import { afterRoll } from './turn-phases.ts';

interface Arrows {
  readonly who: Seat;
  /** The number of arrows still to be taken. */
  readonly left: number;
  /**
   * True if these arrows may not be handed on: they do not come from a roll, or one of this roll was handed on already.
   */
  readonly handed: boolean;
}

declare module '../../frames.ts' {
  interface Frames {
    applyRoll: { readonly who: Seat };
    arrows: Arrows;
    /** Asks which arrow to take: an ordinary one, the Chief's, or the Chief's from another player. */
    whichArrow: Arrows;
    /** Asks Elena Fuente whether to keep this arrow or to hand it on. */
    handOn: Arrows & { readonly token: Token };
    attack: object;
    breakArrow: { readonly who: Seat };
    settled: { readonly who: Seat };
  }
  interface Answers {
    whichArrow: ChoosePick<Token> | AbilityOn;
    handOn: AbilityOn | Pass;
    breakArrow: ChooseSeat | Pass;
  }
}

export const applyRoll = forEachSeat((who): Frame => ({ op: 'applyRoll', who }));
const settled = forEachSeat((who): Frame => ({ op: 'settled', who }));
/** Takes arrows from the pile. `handed` is false for those of a roll, which may be handed on. */
export const arrows = (who: Seat, left: number, handed: boolean): Frame => ({ op: 'arrows', who, left, handed });

/** Applies a roll. Only the dice of this roll count, and the ghost's dice do not. */
export const applyRollRule: Rule<'applyRoll'> = (t, { who }) => {
  if (t.haunts) return [settled(who)];
  const count = powerOf(t, who).lateArrows ? (isFinal(t) ? countOf(t, 'arrow') : 0) : countFresh(t, 'arrow');
  const frames: Frame[] = [];
  if (count > 0) frames.push(arrows(who, count, false));
  if (countFresh(t, 'broken arrow') > 0) frames.push({ op: 'breakArrow', who });
  if (countFresh(t, 'bullet') > 0) frames.push(losses('bullet', null, [[who, 1]]));
  if (frames.length === 0) return afterRoll(t, who);
  frames.push(settled(who));
  return frames;
};

/**
 * The frames for Bill Noface, who takes arrows only after the last roll. An early stop makes this roll the last one
 * (DR-206).
 */
export const lateArrows = (t: State, who: Seat): readonly Frame[] =>
  powerOf(t, who).lateArrows ? [arrows(who, countOf(t, 'arrow'), false)] : nothing;

function countFresh(t: State, face: Face): number {
  let count = 0;
  for (const die of t.dice) if (die.fresh && die.face === face) count++;
  return count;
}

export const settledRule: Rule<'settled'> = (t, { who }) => afterRoll(t, who);

/** Takes arrows one by one, until there is a choice or the Indians attack. */
export const arrowsRule: Rule<'arrows'> = (t, { who, left: all, handed }) => {
  for (let left = all; left > 0 && isAlive(t, who); left--) {
    const f = { who, left, handed };
    const only = onlyToken(t);
    if ((only === null && tokensInPile(t) > 0) || chiefOfAnother(t, f) !== null) return [{ op: 'whichArrow', ...f }];
    if (only === null) return nothing;
    const next = takeArrow(t, f, only);
    if (next.length > 0) return next;
  }
  return nothing;
};

/** The token that must be taken from the pile; null if the pile is empty or there is a choice. */
const onlyToken = (t: State): Token | null =>
  t.pile > 0 ? (t.chiefInPile ? null : 'arrow') : t.chiefInPile ? 'chief' : null;

/** The holder of the Chief's arrow, if this player may take it from them for an arrow of the roll. */
function chiefOfAnother(t: State, { who, handed }: Arrows): Seat | null {
  if (!powerOf(t, who).takesChief || handed) return null;
  return others(t, who).find((at) => playerAt(t, at).chief) ?? null;
}

export const whichArrowRule: Rule<'whichArrow'> = {
  who: (f) => f.who,
  offers(t, f, list) {
    for (const token of takeable(t)) list.push(choosePick(f.who, token));
    const holder = chiefOfAnother(t, f);
    if (holder !== null) list.push(abilityOn(f.who, holder));
  },
  on: {
    choose: (t, f, { pick }) => doneAll(orRemainingArrows(takeArrow(t, f, pick), f, f.handed)),
    ability(t, { who, left, handed }, { at }) {
      takeChiefFrom(t, at, who);
      return done(arrows(who, left - 1, handed));
    },
  },
};

/** Gives a token of the pile to the player, or asks whether to hand it on. */
function takeArrow(t: State, f: Arrows, token: Token): readonly Frame[] {
  if (powerOf(t, f.who).handsOn && !f.handed) return [{ op: 'handOn', who: f.who, left: f.left, handed: false, token }];
  return placeArrow(t, f, f.who, token, f.handed);
}

/** Places an arrow. The last token of the pile brings the Indians. */
function placeArrow(t: State, { who, left }: Arrows, to: Seat, token: Token, handed: boolean): readonly Frame[] {
  takeFromPile(t, to, token);
  return tokensInPile(t) === 0 ? [{ op: 'attack' }, arrows(who, left - 1, handed)] : nothing;
}

/** Goes on with the other arrows if this one has no consequences. */
const orRemainingArrows = (next: readonly Frame[], { who, left }: Arrows, handed: boolean): readonly Frame[] =>
  next.length > 0 ? next : [arrows(who, left - 1, handed)];

export const handOnRule: Rule<'handOn'> = {
  who: (f) => f.who,
  offers(t, { who }, list) {
    for (const at of others(t, who)) list.push(abilityOn(who, at));
    list.push(pass(who));
  },
  on: {
    ability: (t, f, { at }) => doneAll(orRemainingArrows(placeArrow(t, f, at, f.token, true), f, true)),
    pass: (t, f) => doneAll(orRemainingArrows(placeArrow(t, f, f.who, f.token, false), f, false)),
  },
};

/**
 * The points of an attack by seat: one for each arrow and two for the Chief's. The holder of the Chief's arrow is
 * spared if they alone have the most.
 */
export function attackPoints(t: State): [Seat, number][] {
  const held = t.players.map(({ arrows: own, chief }) => own + (chief ? 2 : 0));
  return livingFrom(t, t.turn).map((who) => [who, isSheltered(t, who, held) ? 0 : (held[who] ?? 0)]);
}

export const attackRule: Rule<'attack'> = (t) => {
  tell(t, 'attack', {});
  const points = attackPoints(t);
  for (const who of everySeat(t)) putAllBack(t, who);
  return [losses('attack', null, points)];
};

const isSheltered = (t: State, who: Seat, held: readonly number[]): boolean =>
  playerAt(t, who).chief && held.every((count, place) => place === who || count < (held[who] ?? 0));

/** The broken arrow: a player returns an ordinary arrow, if anybody has one. */
export const breakArrowRule: Rule<'breakArrow'> = {
  who: (f) => f.who,
  open: (t, { who }) => isAlive(t, who) && livingFrom(t, who).some((at) => playerAt(t, at).arrows > 0),
  offers(t, { who }, list) {
    for (const at of livingFrom(t, who)) if (playerAt(t, at).arrows > 0) list.push(chooseSeat(who, at));
    if (isOn(t, 'optional-broken-arrow')) list.push(pass(who));
  },
  on: {
    choose(t, _f, { at }) {
      putBack(t, at, 'arrow');
      return done();
    },
    pass: () => done(),
  },
};
