// When a card is finished: the fallen are eliminated together. If that wins the game it is over; else come loot, bounty, what others have earned, and penalty.

import { nothing, type Seat } from '@posse/engine';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type Fallen, playerAt, type State } from '../../state.ts';
import { takeInDrawn } from '../../table/cards.ts';
import { heardBy, reachesOthers, refreshAll } from '../../table/powers.ts';
import { isAlive, livingFrom } from '../../table/seats.ts';
import { bounty } from './bounty.ts';
import { bequeath, discardEverything, loot } from './loot.ts';
import { isWon, verdict } from './verdict.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** Nothing is being resolved any more: whatever waited happens now. */
    aftermath: object;
    /** If he has fallen he alone is eliminated; whatever waits for the end of the current card goes on waiting. */
    burial: { readonly who: Seat };
    /** Only this player's waiting card for an empty hand: between two Missed! against one shot. */
    catchUp: { readonly who: Seat };
    /** Only if the last target has answered and the game is won: before anything else comes of the card that felled them. */
    foregone: object;
    /** What the powers of the living make of a death. */
    mourning: { readonly dead: Seat };
    /** A Sheriff who eliminated a Deputy himself loses all his cards. */
    penalty: Fallen;
  }
}

export const aftermath: Frame = { op: 'aftermath' };
const AFTERMATH: readonly Frame[] = [aftermath];
/** These, and what waits comes when they are settled; nothing if there is neither. */
export function andAftermath(t: State, frames: readonly Frame[]): readonly Frame[] {
  const [only] = frames;
  if (only === undefined) return t.fallen.length > 0 || t.waiting.length > 0 ? AFTERMATH : nothing;
  return frames.length === 1 ? [only, aftermath] : [...frames, aftermath];
}

export const burial = (who: Seat): Frame => ({ op: 'burial', who });
export const catchUp = (who: Seat): Frame => ({ op: 'catchUp', who });
export const foregone: Frame = { op: 'foregone' };
/** What an answer brings its player comes only if the game is not won by then. */
export const unlessWon = (gains: readonly Frame[]): readonly Frame[] =>
  gains.length === 0 ? gains : [foregone, ...gains];
export const mourning = (dead: Seat): Frame => ({ op: 'mourning', dead });

export const aftermathRule: Rule<'aftermath'> = (t) => {
  if (t.fallen.length > 0) return eliminate(t, t.fallen.splice(0), aftermath);
  const next = t.waiting[0];
  if (next === undefined) return nothing;
  t.waiting.shift();
  return isAlive(t, next.seat) ? [next.frame, aftermath] : [aftermath];
};

export const burialRule: Rule<'burial'> = (t, { who }) => {
  const place = t.fallen.findIndex((one) => one.who === who);
  return place < 0 ? nothing : eliminate(t, t.fallen.splice(place, 1), null);
};

/** Judged as if the fallen were out already. */
export const foregoneRule: Rule<'foregone'> = (t) => {
  if (t.fallen.length === 0 || isSomebodyLeft(t)) return nothing;
  for (const { who } of t.fallen) playerAt(t, who).alive = false;
  const isOver = isWon(t, t.fallen);
  for (const { who } of t.fallen) playerAt(t, who).alive = true;
  return isOver ? eliminate(t, t.fallen.splice(0), null) : nothing;
};

/** Frames that strike nobody down. */
const HARMLESS: ReadonlySet<string> = new Set(
  'draw drawShown heal drink take scrap refill catchUp stock putAway foregone'.split(' '),
);

/** May this still cost somebody life? A shot that is dodged may not. */
export const isHarmless = (frame: Frame): boolean =>
  HARMLESS.has(frame.op) || (frame.op === 'shot' && frame.need === 0);

/** Has the card that is being settled another target? */
function isSomebodyLeft({ stack }: State): boolean {
  const next = stack.findLast((frame) => frame.op === 'aftermath' || !isHarmless(frame));
  return next !== undefined && next.op !== 'aftermath';
}

/** `between` is what the survivors have waited for. */
function eliminate(t: State, fallen: readonly Fallen[], between: Frame | null): readonly Frame[] {
  for (const { who, by } of fallen) {
    const player = playerAt(t, who);
    player.alive = false;
    player.roleShown = true;
    if (!t.graves.includes(who)) t.graves.push(who);
    tell(t, 'eliminated', { who, by, role: player.role });
    takeInDrawn(t, who);
  }
  if (reachesOthers(t)) refreshAll(t);
  const follows: Frame[] = [];
  for (const one of fallen) follows.push(bounty(one));
  for (const { who } of fallen) follows.push(mourning(who));
  if (between !== null) follows.push(between);
  for (const { who, by } of fallen) follows.push({ op: 'penalty', who, by });
  if (between !== null) follows.push(between);
  return afterDeath(t, fallen, follows);
}

/** The order of R-DEATH-06: nothing of what `follows` happens any more in a game that is won, and nobody is asked. */
export function afterDeath(t: State, dead: readonly Fallen[], follows: readonly Frame[]): readonly Frame[] {
  if (!isWon(t, dead)) return [...dead.map(({ who }) => loot(who)), ...follows, verdict()];
  for (const { who } of dead) bequeath(t, who);
  return [verdict(...dead)];
}

export const catchUpRule: Rule<'catchUp'> = (t, { who }) => {
  const place = t.waiting.findIndex((one) => one.seat === who && one.cause === 'emptied');
  return place < 0 ? nothing : t.waiting.splice(place, 1).map(({ frame }) => frame);
};

export const mourningRule: Rule<'mourning'> = (t, { dead }) =>
  livingFrom(t, dead).flatMap((me) => heardBy(t, me, t.catalogue.heard.mourns, ({ mourns }) => mourns?.(t, me, dead)));

export const penaltyRule: Rule<'penalty'> = (t, { who, by }) => {
  if (by !== null && playerAt(t, by).role === 'sheriff' && playerAt(t, who).role === 'deputy') discardEverything(t, by);
  return nothing;
};
