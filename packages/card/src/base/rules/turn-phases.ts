// A turn: its start, phases 1 (draw), 2 (play) and 3 (discard), its end.

import { forEachSeat, nothing, type Seat, stay } from '@posse/engine';
import { type Discard, discard } from '../../answers.ts';
import { kindOf, ownerOf } from '../../catalogue/catalogue.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type CardId, isOn, playerAt, type State } from '../../state.ts';
import { giveUp } from '../../table/card-moves.ts';
import {
  canChangeWorkingPowers,
  framesFromHook,
  hasAbilityWith,
  refreshAll,
  sourcesOf,
  tableSources,
  workingCards,
} from '../../table/powers-in-force.ts';
import { handLimitOf, isAlive } from '../../table/seat-order.ts';
import { draw, drawCards } from './card-draw.ts';
import { aftermath, andAftermath } from './deaths.ts';

declare module '../../frames.ts' {
  interface Frames {
    turn: { readonly who: Seat; readonly extra: boolean };
    /** The cards in front of a player that are checked when their turn starts. */
    checks: { readonly who: Seat };
    startCheck: { readonly who: Seat; readonly card: CardId };
    /** The other decisions at the start of a turn, before or after the checks. */
    wake: { readonly who: Seat; readonly checked: boolean };
    phase1: { readonly who: Seat };
    /** The frame at the end of phase 1. The player held `before` cards when it began. */
    drew: { readonly who: Seat; readonly before: number };
    phase3: { readonly who: Seat };
    turnEnd: { readonly who: Seat };
    /** The frame at the end of a turn, of which `heard` powers have been called. */
    turnEnding: { readonly who: Seat; readonly heard: number };
  }
  interface Answers {
    phase3: Discard;
  }
}

export const turn = (who: Seat, extra = false): Frame => ({ op: 'turn', who, extra });
export const handOver = forEachSeat((from): Frame => ({ op: 'handOver', from }));

export const turnRule: Rule<'turn'> = (t, { who, extra }) => {
  t.turn = who;
  t.idle = false;
  t.bangs = 0;
  if (t.uses.length > 0) t.uses = [];
  if (t.laid.length > 0) t.laid = [];
  t.skipped = false;
  t.extra = extra;
  t.shown = null;
  t.suit = null;
  t.drawn = 0;
  t.mined = false;
  if (canChangeWorkingPowers(t)) refreshAll(t);
  if (t.facts !== null) tell(t, 'turn', { who });
  const start = startOfTurn(t, who);
  return start.length === 0 ? phases(who) : [...start, ...phases(who)];
};

const phases = forEachSeat((who): readonly Frame[] => [
  { op: 'phase1', who },
  { op: 'phase2', who },
  { op: 'phase3', who },
  { op: 'turnEnd', who },
]);

/** Does this player's turn go on? Death and Jail end it at once. */
export const inTurn = (t: State, who: Seat): boolean => isAlive(t, who) && !t.skipped;

/**
 * The frames at the start of a turn: the rules for everybody come first, then the cards in front of the player, then
 * their ability (R-START-20).
 */
function startOfTurn(t: State, who: Seat): readonly Frame[] {
  const frames: Frame[] = [];
  for (const { power } of tableSources(t, t.catalogue.hooks.turnStarts))
    frames.push(...(power.turnStarts?.(t, who, null) ?? nothing), aftermath);
  // New Identity may change the character, so abilities are read only afterwards (R-HN-NID-3).
  if (frames.length > 0) return [...frames, ...allStartFrames(who)];
  const player = playerAt(t, who);
  const { turnStarts, wakes } = t.catalogue.hooks;
  if (hasAbilityWith(player, turnStarts)) return allStartFrames(who);
  // Without earlier frames, the checks can be added directly.
  addChecks(t, who, frames);
  if (hasAbilityWith(player, wakes) || sourcesOf(t, who, wakes).length > 0)
    frames.push({ op: 'wake', who, checked: true });
  return frames;
}

/** The frames of a turn's start by seat. Each decides when it runs whether there is anything to do. */
const allStartFrames = forEachSeat((who): readonly Frame[] => [
  { op: 'wake', who, checked: false },
  { op: 'checks', who },
  { op: 'wake', who, checked: true },
]);

export const checksRule: Rule<'checks'> = (t, { who }) => {
  const frames: Frame[] = [];
  addChecks(t, who, frames);
  return frames;
};

/**
 * Adds the checks of cards in play, in the order in which the sets list their kinds: Dynamite before Jail (R-START-08).
 */
function addChecks(t: State, who: Seat, frames: Frame[]): void {
  const player = playerAt(t, who);
  const lying = isOn(t, 'checks-under-lasso') ? player.inPlay : workingCards(player);
  let checked: readonly CardId[] = nothing;
  for (const card of lying) if (kindOf(t, card).power.turnStarts !== null) checked = [...checked, card];
  if (checked.length > 1) checked = checked.toSorted((a, b) => placeOf(t, a) - placeOf(t, b));
  for (const card of checked) frames.push({ op: 'startCheck', who, card }, aftermath);
}

const placeOf = (t: State, card: CardId): number => Object.keys(t.catalogue.kinds).indexOf(kindOf(t, card).key);

export const startCheckRule: Rule<'startCheck'> = (t, { who, card }) => {
  const starts = kindOf(t, card).power.turnStarts;
  return starts !== null && inTurn(t, who) && playerAt(t, who).inPlay.includes(card) ? starts(t, who, card) : nothing;
};

/**
 * Runs the decisions at the start of a turn. It also calls abilities that do not work, and runs in a turn that is lost,
 * because these hooks end things.
 */
export const wakeRule: Rule<'wake'> = (t, { who, checked }) => {
  if (!isAlive(t, who)) return nothing;
  const frames = playerAt(t, who).abilities.flatMap((id) => {
    const { wakes, turnStarts } = ownerOf(t, id).power;
    return (checked ? wakes?.(t, who) : turnStarts?.(t, who, null)) ?? nothing;
  });
  const others = checked
    ? sourcesOf(t, who, t.catalogue.hooks.wakes).filter(({ holder }) => holder !== 'character')
    : nothing;
  return andAftermath(t, [...frames, ...others.flatMap(({ power }) => power.wakes?.(t, who) ?? nothing)]);
};

const NORMAL_DRAW = 2;

export const phase1Rule: Rule<'phase1'> = (t, { who }) => {
  if (!inTurn(t, who)) return nothing;
  let count = NORMAL_DRAW;
  for (const { power } of sourcesOf(t, who, t.catalogue.hooks.drawCount))
    count = power.drawCount?.(t, who, count) ?? count;
  const [way] = sourcesOf(t, who, t.catalogue.hooks.draws);
  const { phase1, drew } = t.catalogue.hooks;
  const others = sourcesOf(t, who, phase1);
  const isHeard = sourcesOf(t, who, drew).length > 0;
  // No power has a say here, so the cards are drawn directly.
  if (way === undefined && others.length === 0 && !isHeard) return andAftermath(t, drawCards(t, who, count, 'deck'));
  const usual = way?.power.draws?.(t, who, count) ?? [draw(who, count)];
  const ofPhase1 = ofPhase1For(who);
  let frames: readonly Frame[] = usual.map(ofPhase1);
  for (const { power } of others) frames = (power.phase1?.(t, who, frames, count) ?? frames).map(ofPhase1);
  return isHeard
    ? [...frames, aftermath, { op: 'drew', who, before: playerAt(t, who).hand.length }]
    : andAftermath(t, frames);
};

/**
 * Marks the cards of a frame as those of this player's phase 1, from the draw pile unless the frame says otherwise. Cards
 * that others draw meanwhile are none of it.
 */
const ofPhase1For =
  (who: Seat) =>
  (frame: Frame): Frame => {
    if (!('phase1' in frame) || frame.phase1 !== null) return frame;
    return 'who' in frame && frame.who !== who ? frame : { ...frame, phase1: 'deck' };
  };

export const drewRule: Rule<'drew'> = (t, { who, before }) =>
  inTurn(t, who)
    ? [...framesFromHook(t, who, t.catalogue.hooks.drew, ({ drew }) => drew?.(t, who, before)), aftermath]
    : nothing;

/** The player discards down to the hand limit, one card at a time, in any order. */
export const phase3Rule: Rule<'phase3'> = {
  who: (f) => f.who,
  open: (t, { who }) => inTurn(t, who) && playerAt(t, who).hand.length > handLimitOf(t, who),
  closes: (t) => andAftermath(t, nothing),
  offers(t, { who }, list) {
    for (const card of playerAt(t, who).hand) list.push(discard(who, card));
  },
  on: {
    discard(t, { who }, { card }) {
      giveUp(t, who, card, true);
      return stay;
    },
  },
  betweenEffects: true,
};

export const turnEndRule: Rule<'turnEnd'> = (t, { who }) => endOfTurn(t, who, 0);
export const turnEndingRule: Rule<'turnEnding'> = (t, { who, heard }) => endOfTurn(t, who, heard);

/** Runs one power after the other. `next` is the next power, or the next turn. */
function endOfTurn(t: State, who: Seat, heard: number): readonly Frame[] {
  const sources = sourcesOf(t, who, t.catalogue.hooks.turnEnds);
  if (heard >= sources.length || !isAlive(t, who)) return [handOver(who)];
  const next: Frame = heard + 1 === sources.length ? handOver(who) : { op: 'turnEnding', who, heard: heard + 1 };
  return sources[heard]?.power.turnEnds?.(t, who, next) ?? [next];
}
