// The dice on the table: rolling, counting and keeping them.

import { below, type Seat, sure } from '@posse/engine';
import { FACES, powerAt } from '../entry-registry.ts';
import { tellDice } from '../facts.ts';
import { type Die, type DieKind, type Face, playerAt, type State } from '../state.ts';

/** The symbols that dice are counted by. */
type Sign = '1' | '2' | 'beer' | 'gatling' | 'arrow' | 'dynamite';

/** The face with two of a symbol; null if there is none. */
const DOUBLE: Readonly<Record<Sign, Face | null>> = {
  '1': '1x2',
  '2': '2x2',
  beer: 'beerx2',
  gatling: 'gatlingx2',
  arrow: null,
  dynamite: null,
};

/** The number of these symbols on the dice. A double face counts two. */
export function countOf(t: State, symbol: Sign): number {
  const double = DOUBLE[symbol];
  let count = 0;
  for (const { face } of t.dice) count += face === symbol ? 1 : face === double ? 2 : 0;
  return count;
}

/** Every possible die, by the index of its face. Dice are shared because they are immutable. */
const diceOf = (fresh: boolean): Readonly<Record<DieKind, readonly Die[]>> => ({
  base: FACES.base.map((face) => ({ kind: 'base', face, fresh })),
  loudmouth: FACES.loudmouth.map((face) => ({ kind: 'loudmouth', face, fresh })),
  coward: FACES.coward.map((face) => ({ kind: 'coward', face, fresh })),
});
let allDiceShowing: readonly [stale: ReturnType<typeof diceOf>, fresh: ReturnType<typeof diceOf>] | null = null;

/** The die of this kind that shows the face with this index. */
function dieShowingFace(kind: DieKind, place: number, fresh: boolean): Die {
  allDiceShowing ??= [diceOf(false), diceOf(true)];
  return sure(allDiceShowing[fresh ? 1 : 0][kind][place], 'such face');
}

export const dieShowing = (kind: DieKind, face: Face, fresh: boolean): Die =>
  dieShowingFace(kind, FACES[kind].indexOf(face), fresh);

/** The same die, marked as not rolled this time. */
const kept = (die: Die): Die => (die.fresh ? dieShowing(die.kind, die.face, false) : die);

/** Marks every die as old after a turn. */
export function settleDice(t: State): void {
  t.dice = t.dice.map(kept);
}

/** Lays out the dice of a turn, before the first roll. */
export function layOutDice(t: State, who: Seat): void {
  const saloon: DieKind[] = t.saloon === 'loudmouth' || t.saloon === 'coward' ? [t.saloon] : [];
  const { sixth } = powerAt(playerAt(t, who).ability);
  const base = t.haunts ? 2 : 5 - (saloon.length > 0 && saloon[0] !== sixth ? 1 : 0);
  const dice: Die[] = [];
  for (let place = 0; place < base; place++) dice.push(dieShowing('base', 'arrow', false));
  for (const kind of saloon) dice.push(dieShowing(kind, 'arrow', false));
  t.dice = dice;
}

/** The number of dice that the ghost sets in the first roll of this turn; they are the first ones. */
export const setByGhost = (t: State, who: Seat): number =>
  t.haunting?.who === who && t.rolls === 0 ? (t.haunting.twice ? 2 : 1) : 0;

/** Rolls these dice; all others stay as they are. */
export function throwDice(t: State, who: Seat, thrown: readonly number[]): void {
  const set = setByGhost(t, who);
  const haunted = t.haunting?.face ?? 'arrow';
  const dice = t.dice.slice();
  let flying = 0;
  for (const place of thrown) flying |= 1 << place;
  for (let place = 0; place < dice.length; place++)
    if ((flying & (1 << place)) === 0) dice[place] = kept(sure(dice[place], 'such die'));
  for (const place of thrown) {
    const { kind } = sure(dice[place], 'such die');
    if (place >= set) dice[place] = dieShowingFace(kind, below(t.random, 6), true);
  }
  for (let place = 0; place < set; place++) dice[place] = dieShowing(sure(dice[place], 'such die').kind, haunted, true);
  t.dice = dice;
  t.rolls++;
  t.lastArrows = [];
  tellDice(t, who);
}

export const allDice = (t: State): number[] => t.dice.map((_, place) => place);

/** Did three dynamites end the rolls? They do not harm the ghost. */
export const isBlast = (t: State): boolean => !t.haunts && countOf(t, 'dynamite') >= 3;

/** Was this the last roll of the turn? */
export const isFinal = (t: State): boolean => t.final || t.rolls >= maxRolls(t) || isBlast(t);

const maxRolls = (t: State): number => (t.haunts ? 3 : powerAt(playerAt(t, t.turn).ability).rolls);

/** The dice that may be rolled again, as a bit mask by position. */
export function rerollable(t: State): number {
  const all = !t.haunts && powerAt(playerAt(t, t.turn).ability).rerollsDynamite;
  let free = 0;
  for (let place = 0; place < t.dice.length; place++) if (all || t.dice[place]?.face !== 'dynamite') free |= 1 << place;
  return free;
}
