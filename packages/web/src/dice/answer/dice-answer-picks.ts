// Composes an answer of the dice game: the next pick, given the picks so far.
// Parts may be picked in any order; when only one answer is left, it is complete.

import type { Answer, Die, Face } from '@posse/dice';
import type { Seat } from '@posse/engine';

export interface Picks {
  /** The way of the answer, as `wayOf` returns it. */
  readonly way: string | null;
  /** The index of a die. */
  readonly die: number | null;
  readonly face: Face | null;
  readonly seats: readonly Seat[];
}

export const NO_PICKS: Picks = { way: null, die: null, face: null, seats: [] };

export interface Next {
  /** One answer of each way that has a button. */
  readonly ways: readonly Answer[];
  /** Indices of dice that can be tapped. */
  readonly dice: readonly number[];
  /** Faces to which the picked die can be turned. */
  readonly faces: readonly Face[];
  /** Players that can be tapped. */
  readonly seats: readonly Seat[];
  /** The only answer that matches the picks, if just one is left. */
  readonly complete: Answer | null;
  /** True if the answer needs a second tap, because it can't be undone and reveals much. */
  readonly needsConfirming: boolean;
  /** Answers that no pick can compose, shown as words. */
  readonly rest: readonly Answer[];
}

/** The part of a view from which picks are offered. */
export interface Offered {
  readonly options: readonly Answer[];
  readonly dice: readonly Die[];
}

/** The way of an answer. Answers of one way differ only in dice, faces and players. */
export const wayOf = ({ kind, pick, twice }: Answer): string => `${kind} ${pick ?? ''} ${twice ? 'twice' : ''}`.trim();

/** A double symbol counts as two of the same. */
export const symbolOf = (face: Face): Face => face.replace('x2', '') as Face;

export function nextOf({ options, dice }: Offered, picks: Picks): Next {
  // The tray chooses the dice to roll again.
  const fitting = options.filter((option) => option.kind !== 'reroll' && fits(option, picks, dice));
  const [only] = fitting;
  if (isBegun(picks) && only !== undefined && fitting.length === 1)
    return { ...NOTHING, complete: only, needsConfirming: isGrave(only, options) };
  const open = picks.way === null ? fitting.filter((option) => isOpen(option, options)) : fitting;
  const next: Next = {
    ...NOTHING,
    ways: waysAmong(fitting, open),
    dice: picks.die === null ? diceToTell(open, dice) : [],
    faces: picks.die === null ? [] : facesOf(open),
    seats: seatsAmong(open, picks),
  };
  const isStuck = [next.ways, next.dice, next.faces, next.seats].every((list) => list.length === 0);
  return isStuck ? { ...next, rest: fitting } : next;
}

const NOTHING: Next = { ways: [], dice: [], faces: [], seats: [], complete: null, needsConfirming: false, rest: [] };

export const isBegun = ({ way, die, face, seats }: Picks): boolean =>
  way !== null || die !== null || face !== null || seats.length > 0;

export const withWay = (picks: Picks, answer: Answer): Picks => ({ ...picks, way: wayOf(answer) });

export const withSeat = (picks: Picks, seat: Seat): Picks => ({ ...picks, seats: [...picks.seats, seat] });

/** Adds a tapped die: the die itself if dice are turned, and otherwise its symbol. */
export function withDie({ options, dice }: Offered, picks: Picks, die: number): Picks {
  const isTurned = options.some((option) => option.kind !== 'reroll' && option.dice.includes(die));
  const shown = dice[die]?.face;
  return { ...picks, die, face: isTurned || shown === undefined ? null : symbolOf(shown) };
}

/** Indices of the dice that the open question is about. */
export const diceAsked = ({ options, dice }: Offered, picks: Picks): number[] =>
  diceOf(
    options.filter((option) => option.kind !== 'reroll' && fits(option, picks, dice)),
    dice,
  );

function fits(option: Answer, { way, die, face, seats }: Picks, dice: readonly Die[]): boolean {
  if (way !== null && wayOf(option) !== way) return false;
  if (face !== null && option.face !== face) return false;
  if (die !== null && !isAbout(option, die, dice)) return false;
  return seats.every((seat) => option.at === seat || option.also === seat);
}

/** Does the answer name this die, or its symbol? */
function isAbout({ dice: named, face }: Answer, die: number, dice: readonly Die[]): boolean {
  if (named.length > 0) return named.includes(die);
  const shown = dice[die]?.face;
  return face !== null && shown !== undefined && symbolOf(shown) === face;
}

/**
 * Can dice and players be tapped for this answer at once? Other ways need their button first, against slips of the
 * finger.
 */
function isOpen({ kind, at }: Answer, options: readonly Answer[]): boolean {
  if (at === null) return false;
  return kind === 'ability' ? !isBeforeRoll(options) : kind !== 'reveal';
}

const isBeforeRoll = (options: readonly Answer[]): boolean => options.some(({ kind }) => kind === 'roll');

/** Does the answer reveal a role instead of rolling, or refuse to be asked again? */
const isGrave = ({ kind }: Answer, options: readonly Answer[]): boolean =>
  kind === 'never' || (kind === 'reveal' && isBeforeRoll(options));

/**
 * The ways that have a button: those that can't be tapped, single answers, and the choice between ways that can be
 * tapped.
 */
function waysAmong(fitting: readonly Answer[], open: readonly Answer[]): Answer[] {
  const openWays = new Set(open.map(wayOf));
  return [...Map.groupBy(fitting, wayOf)].flatMap(([way, [first, second]]) => {
    const isButton = !openWays.has(way) || openWays.size > 1 || (second === undefined && fitting.length > 1);
    return first !== undefined && isButton ? [first] : [];
  });
}

const diceOf = (among: readonly Answer[], dice: readonly Die[]): number[] =>
  [...dice.keys()].filter((die) => among.some((option) => isAbout(option, die, dice)));

/** Indices of dice that can be tapped; empty if it makes no difference which die is picked. */
const diceToTell = (open: readonly Answer[], dice: readonly Die[]): number[] =>
  unlike(open.map(({ face }) => face)).length > 1 ? diceOf(open, dice) : [];

function facesOf(open: readonly Answer[]): Face[] {
  const faces = unlike(open.flatMap(({ dice, face }) => (dice.length === 0 || face === null ? [] : [face])));
  return faces.length > 1 ? faces : [];
}

/** Players that can be tapped. Two players may be picked in either order. */
const seatsAmong = (open: readonly Answer[], { seats }: Picks): Seat[] =>
  unlike(open.flatMap(({ at, also }) => [at, also])).filter(
    (seat): seat is Seat => seat !== null && !seats.includes(seat),
  );

const unlike = <T>(list: readonly T[]): T[] => [...new Set(list)];
