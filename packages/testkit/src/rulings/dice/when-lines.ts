// Reads the action of a When line of the dice game.
// Lines with may and may not are read in the same way.

import type { Face } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { type LineAction, verbOf } from '../line-reader.ts';
import { BadRuling, listOf, seatOf } from '../ruling-vocabulary.ts';
import { faceOf, facesOf, SALOON_DICE } from './dice-vocabulary.ts';

/** The verbs of a When line, in their plain form. */
export const DICE_VERBS = [
  'take',
  'roll',
  'reroll',
  'stop',
  'shoot',
  'give',
  'use',
  'reveal',
  'choose',
  'assign',
  'pass',
] as const;
export type DiceVerb = (typeof DICE_VERBS)[number];

/** A field that the line leaves open is null, and matches anything. */
export interface DiceAttempt {
  readonly seat: Seat;
  readonly verb: DiceVerb;
  readonly at: Seat | null;
  /** The second of two players. */
  readonly also: Seat | null;
  /** The dice by position, from 0. */
  readonly dice: readonly number[] | null;
  /** The face of a shot or of a turned die. */
  readonly face: Face | null;
  /** The results that the ghost hands out. */
  readonly results: readonly Face[] | null;
  /** The choice: a saloon die, `chief` or `arrow`, `yes` or `no`. */
  readonly pick: string | null;
  /** The faces of the rolled dice, in their order. */
  readonly falls: readonly Face[] | null;
}

type Words = Readonly<Record<string, string | undefined>>;
type Part = Partial<DiceAttempt>;

/** A pattern of the rest of a line, and its meaning; null if it makes no sense. */
type Form = readonly [pattern: RegExp, read: (words: Words, seats: number) => Part | null];

const FORMS: Readonly<Record<DiceVerb, Form>> = {
  take: [/^(?<die>.+)$/, ({ die = '' }) => (SALOON_DICE[die] === undefined ? null : { pick: SALOON_DICE[die] })],
  roll: [/^(?<faces>.*)$/, ({ faces = '' }) => ({ falls: faces === '' ? null : facesOf(faces) })],
  reroll: [
    /^(?<dice>[\d, ]+?)(?: getting (?<faces>.+))?$/,
    ({ dice = '', faces }) => rerollFrom(listOf(dice).map(placeOf), faces === undefined ? null : facesOf(faces)),
  ],
  stop: [/^$/, () => ({})],
  shoot: [
    /^(?<at>[A-Z])(?: with (?<face>1|2))?$/,
    ({ at = '', face }, seats) => ({ at: seatOf(at, seats), face: face === undefined ? null : faceOf(face) }),
  ],
  give: [/^beer to (?<at>[A-Z])$/, ({ at = '' }, seats) => ({ at: seatOf(at, seats) })],
  use: [/^the ability(?: on (?<on>.+))?$/, ({ on }, seats) => playersFrom(on, seats)],
  reveal: [
    /^the role(?: on (?<on>.+?))?(?: turning die (?<die>\d) to (?<face>.+))?$/,
    ({ on, die, face }, seats) => ({
      ...playersFrom(on, seats),
      dice: die === undefined ? null : [placeOf(die)],
      face: face === undefined ? null : faceOf(face),
    }),
  ],
  choose: [
    /^(?:(?<at>[A-Z])|(?<pick>chief|arrow|yes|no))$/,
    ({ at, pick = null }, seats) => (at === undefined ? { pick } : { at: seatOf(at, seats) }),
  ],
  assign: [
    /^(?<faces>.+) to (?<at>[A-Z])$/,
    ({ faces = '', at = '' }, seats) => ({ results: facesOf(faces), at: seatOf(at, seats) }),
  ],
  pass: [/^$/, () => ({})],
};

export function readAttempt({ letter, verb: word, text }: LineAction, seats: number): DiceAttempt {
  const verb = verbOf(DICE_VERBS, word, 'the dice game');
  const [pattern, read] = FORMS[verb];
  const words = pattern.exec(text);
  const part = words === null ? null : read(words.groups ?? {}, seats);
  if (part === null) throw new BadRuling(`The dice game has no line in which somebody can "${verb} ${text}".`);
  return {
    seat: seatOf(letter, seats),
    verb,
    at: null,
    also: null,
    dice: null,
    face: null,
    results: null,
    pick: null,
    falls: null,
    ...part,
  };
}

/** The index of a die, which is counted from 1 in a ruling and from 0 in the game. */
function placeOf(text: string): number {
  if (!/^[1-6]$/.test(text)) throw new BadRuling(`Die ${text} does not exist: dice are numbered from 1.`);
  return Number(text) - 1;
}

/** The reroll of a line. Its faces belong to its dice one by one; dice are rolled in the order of their positions. */
function rerollFrom(dice: readonly number[], faces: readonly Face[] | null): Part {
  if (faces !== null && faces.length !== dice.length)
    throw new BadRuling(`The line names ${dice.length} dice and ${faces.length} faces.`);
  const falls = faces?.map((face, place) => ({ face, die: dice[place] ?? 0 })).sort((a, b) => a.die - b.die);
  return { dice, falls: falls?.map(({ face }) => face) ?? null };
}

function playersFrom(text: string | undefined, seats: number): Pick<DiceAttempt, 'at' | 'also'> {
  const [at = null, also = null, third] = listOf(text ?? '').map((letter) => seatOf(letter, seats));
  if (third !== undefined) throw new BadRuling(`"${text}" are more than two players.`);
  return { at, also };
}
