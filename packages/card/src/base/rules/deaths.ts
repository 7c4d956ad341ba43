// Deaths after a card is finished: eliminations, victory, loot, bounty, penalty.
// Players who fell by one card are eliminated together.

import { nothing, type Seat } from '@posse/engine';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type Fallen, playerAt, type State } from '../../state.ts';
import { takeInDrawn } from '../../table/card-moves.ts';
import { canChangeWorkingPowers, framesFromHook, refreshAll } from '../../table/powers-in-force.ts';
import { isAlive, livingFrom } from '../../table/seat-order.ts';
import { bequeath, discardEverything, loot } from './cards-of-the-dead.ts';
import { bounty } from './outlaw-bounty.ts';
import { isWon, verdict } from './victory.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** The frame after a card is finished: everything that waited for that happens now. */
    aftermath: object;
    /**
     * The frame that eliminates this player alone, if they have no life left. Everything else that waits for the end of
     * the card goes on waiting.
     */
    burial: { readonly who: Seat };
    /** The frame that gives only this player the card for an empty hand, between two Missed! against one shot. */
    catchUp: { readonly who: Seat };
    /**
     * The frame that ends the game if it is won and the last target has answered, before the card has any other effect.
     */
    foregone: object;
    /** The reactions of the living players' powers to a death. */
    mourning: { readonly dead: Seat };
    /** The frame in which a Sheriff who eliminated a Deputy loses all cards. */
    penalty: Fallen;
  }
}

export const aftermath: Frame = { op: 'aftermath' };
const AFTERMATH: readonly Frame[] = [aftermath];
/** These frames, then everything that waits; nothing if there is neither. */
export function andAftermath(t: State, frames: readonly Frame[]): readonly Frame[] {
  const [only] = frames;
  if (only === undefined) return t.fallen.length > 0 || t.waiting.length > 0 ? AFTERMATH : nothing;
  return frames.length === 1 ? [only, aftermath] : [...frames, aftermath];
}

export const burial = (who: Seat): Frame => ({ op: 'burial', who });
export const catchUp = (who: Seat): Frame => ({ op: 'catchUp', who });
export const foregone: Frame = { op: 'foregone' };
/** The gains of an answer, which come only if the game is not won by then. */
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

/** Decides whether the game is won, as if players without life were eliminated already. */
export const foregoneRule: Rule<'foregone'> = (t) => {
  if (t.fallen.length === 0 || isSomebodyLeft(t)) return nothing;
  for (const { who } of t.fallen) playerAt(t, who).alive = false;
  const isOver = isWon(t, t.fallen);
  for (const { who } of t.fallen) playerAt(t, who).alive = true;
  return isOver ? eliminate(t, t.fallen.splice(0), null) : nothing;
};

/** Frames that can't cost anybody life. */
const HARMLESS: ReadonlySet<string> = new Set(
  'draw drawShown heal drink take scrap refill catchUp stock putAway foregone'.split(' '),
);

/** Can this frame cost nobody life? A shot that was dodged can't. */
export const isHarmless = (frame: Frame): boolean =>
  HARMLESS.has(frame.op) || (frame.op === 'shot' && frame.need === 0);

/** Does the current card have another target? */
function isSomebodyLeft({ stack }: State): boolean {
  const next = stack.findLast((frame) => frame.op === 'aftermath' || !isHarmless(frame));
  return next !== undefined && next.op !== 'aftermath';
}

/** Eliminates these players. `between` is the frame for which the survivors have waited. */
function eliminate(t: State, fallen: readonly Fallen[], between: Frame | null): readonly Frame[] {
  for (const { who, by } of fallen) {
    const player = playerAt(t, who);
    player.alive = false;
    player.roleShown = true;
    if (!t.graves.includes(who)) t.graves.push(who);
    tell(t, 'eliminated', { who, by, role: player.role });
    takeInDrawn(t, who);
  }
  if (canChangeWorkingPowers(t)) refreshAll(t);
  const follows: Frame[] = [];
  for (const one of fallen) follows.push(bounty(one));
  for (const { who } of fallen) follows.push(mourning(who));
  if (between !== null) follows.push(between);
  for (const { who, by } of fallen) follows.push({ op: 'penalty', who, by });
  if (between !== null) follows.push(between);
  return afterDeath(t, fallen, follows);
}

/**
 * The frames after a death, in the order of R-DEATH-06. If the game is won, nothing of `follows` happens, and nobody is
 * asked.
 */
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
  livingFrom(t, dead).flatMap((me) =>
    framesFromHook(t, me, t.catalogue.hooks.mourns, ({ mourns }) => mourns?.(t, me, dead)),
  );

export const penaltyRule: Rule<'penalty'> = (t, { who, by }) => {
  if (by !== null && playerAt(t, by).role === 'sheriff' && playerAt(t, who).role === 'deputy') discardEverything(t, by);
  return nothing;
};
