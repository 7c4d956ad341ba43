// Putting an answer of the dice game together: from what is offered and what was picked so far, what can be picked next.
// Parts may be picked in any order; when only one answer is left, it is complete.

import type { Answer, Die, Face } from '@posse/dice';
import type { Seat } from '@posse/engine';

export interface Picks {
  /** What sort of answer, see `wayOf`. */
  readonly way: string | null;
  /** The place of a die. */
  readonly die: number | null;
  readonly face: Face | null;
  readonly seats: readonly Seat[];
}

export const NO_PICKS: Picks = { way: null, die: null, face: null, seats: [] };

export interface Next {
  /** One answer of each sort that is given by a button. */
  readonly ways: readonly Answer[];
  /** Places of dice that can be tapped. */
  readonly dice: readonly number[];
  /** Faces to which the picked die can be turned. */
  readonly faces: readonly Face[];
  /** Players that can be tapped. */
  readonly seats: readonly Seat[];
  /** The only answer that is left. */
  readonly complete: Answer | null;
  /** It can't be taken back and gives much away: it is sent on a second tap. */
  readonly needsConfirming: boolean;
  /** Whole answers, should there ever be a question that nothing above can answer. */
  readonly rest: readonly Answer[];
}

/** What a view says of it. */
export interface Offered {
  readonly options: readonly Answer[];
  readonly dice: readonly Die[];
}

/** Two answers of one way differ only in dice, faces and players. */
export const wayOf = ({ kind, pick, twice }: Answer): string => `${kind} ${pick ?? ''} ${twice ? 'twice' : ''}`.trim();

/** What a die counts as: a double symbol is two of the same. */
export const symbolOf = (face: Face): Face => face.replace('x2', '') as Face;

export function nextOf({ options, dice }: Offered, picks: Picks): Next {
  // Which dice to throw again is the tray's to say.
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

/** A die that was tapped stands for itself where dice are turned, else for what it shows. */
export function withDie({ options, dice }: Offered, picks: Picks, die: number): Picks {
  const isTurned = options.some((option) => option.kind !== 'reroll' && option.dice.includes(die));
  const shown = dice[die]?.face;
  return { ...picks, die, face: isTurned || shown === undefined ? null : symbolOf(shown) };
}

/** Places of the dice that the open question is about. */
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

/** Is it about this die? Either it names it, or it is about what it shows. */
function isAbout({ dice: named, face }: Answer, die: number, dice: readonly Die[]): boolean {
  if (named.length > 0) return named.includes(die);
  const shown = dice[die]?.face;
  return face !== null && shown !== undefined && symbolOf(shown) === face;
}

/** Dice and players can be tapped for it at once. Other sorts need their button first, lest a slip of the finger gives them. */
function isOpen({ kind, at }: Answer, options: readonly Answer[]): boolean {
  if (at === null) return false;
  return kind === 'ability' ? !isBeforeRoll(options) : kind !== 'reveal';
}

const isBeforeRoll = (options: readonly Answer[]): boolean => options.some(({ kind }) => kind === 'roll');

/** Showing one's role while one could just as well roll, and never being asked again. */
const isGrave = ({ kind }: Answer, options: readonly Answer[]): boolean =>
  kind === 'never' || (kind === 'reveal' && isBeforeRoll(options));

/** Buttons: for what can't be tapped, for what is one answer only, and between the sorts of what can be tapped. */
function waysAmong(fitting: readonly Answer[], open: readonly Answer[]): Answer[] {
  const openWays = new Set(open.map(wayOf));
  return [...Map.groupBy(fitting, wayOf)].flatMap(([way, [first, second]]) => {
    const isButton = !openWays.has(way) || openWays.size > 1 || (second === undefined && fitting.length > 1);
    return first !== undefined && isButton ? [first] : [];
  });
}

const diceOf = (among: readonly Answer[], dice: readonly Die[]): number[] =>
  [...dice.keys()].filter((die) => among.some((option) => isAbout(option, die, dice)));

/** Only if it makes a difference which. */
const diceToTell = (open: readonly Answer[], dice: readonly Die[]): number[] =>
  unlike(open.map(({ face }) => face)).length > 1 ? diceOf(open, dice) : [];

function facesOf(open: readonly Answer[]): Face[] {
  const faces = unlike(open.flatMap(({ dice, face }) => (dice.length === 0 || face === null ? [] : [face])));
  return faces.length > 1 ? faces : [];
}

/** Of two players either may come first. */
const seatsAmong = (open: readonly Answer[], { seats }: Picks): Seat[] =>
  unlike(open.flatMap(({ at, also }) => [at, also])).filter(
    (seat): seat is Seat => seat !== null && !seats.includes(seat),
  );

const unlike = <T>(list: readonly T[]): T[] => [...new Set(list)];
