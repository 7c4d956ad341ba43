// What a player can answer in the dice game.

import { type Seat, sameMembers } from '@posse/engine';
import type { Face } from './state.ts';

export type AnswerKind =
  /** a saloon die, or none: `pick` */
  | 'take'
  | 'roll'
  /** these dice again, by position from 0 */
  | 'reroll'
  | 'stop'
  /** one 1 or 2, `face`, at somebody */
  | 'shoot'
  /** one beer for somebody */
  | 'pour'
  | 'ability'
  /** the special role: on somebody, on two, or turning a die (`dice`) to a face */
  | 'reveal'
  /** a player, or what `pick` says */
  | 'choose'
  /** the ghost: one result, or two equal ones (`twice`), to somebody */
  | 'assign'
  | 'pass'
  /** pass, and do not ask me again in this game */
  | 'never';

/** All fields are always there, in this order. */
export interface Answer {
  readonly seat: Seat;
  readonly kind: AnswerKind;
  readonly at: Seat | null;
  /** The second of two players. */
  readonly also: Seat | null;
  readonly dice: readonly number[];
  readonly face: Face | null;
  readonly twice: boolean;
  /** A saloon die, `chief` or `arrow`, `yes` or `no`, the id of a special role. */
  readonly pick: string | null;
}

const NO_DICE: readonly number[] = [];

export const roll = (seat: Seat): Answer => plain(seat, 'roll', null);
export const stop = (seat: Seat): Answer => plain(seat, 'stop', null);
export const pass = (seat: Seat): Answer => plain(seat, 'pass', null);
export const never = (seat: Seat): Answer => plain(seat, 'never', null);
export const take = (seat: Seat, pick: string): Answer => plain(seat, 'take', pick);
export const choosePick = (seat: Seat, pick: string): Answer => plain(seat, 'choose', pick);
/** Every choice of dice to throw again, made once for each seat: they are listed after every roll. */
const REROLLS: Answer[][] = [];

/** These dice again, given as bits by position. */
export function reroll(seat: Seat, bits: number): Answer {
  let mine = REROLLS[seat];
  if (mine === undefined) {
    mine = Array.from({ length: 64 }, (_, mask) =>
      whole(
        seat,
        'reroll',
        null,
        null,
        [0, 1, 2, 3, 4, 5].filter((place) => (mask >> place) & 1),
        null,
        false,
        null,
      ),
    );
    REROLLS[seat] = mine;
  }
  return mine[bits] as Answer;
}

export const shoot = (seat: Seat, face: Face, at: Seat): Answer =>
  whole(seat, 'shoot', at, null, NO_DICE, face, false, null);
export const pour = (seat: Seat, at: Seat): Answer => whole(seat, 'pour', at, null, NO_DICE, 'beer', false, null);
export const chooseSeat = (seat: Seat, at: Seat): Answer => whole(seat, 'choose', at, null, NO_DICE, null, false, null);
export const ability = (seat: Seat, at: Seat | null = null): Answer =>
  whole(seat, 'ability', at, null, NO_DICE, null, false, null);
export const assign = (seat: Seat, face: Face, at: Seat, twice: boolean): Answer =>
  whole(seat, 'assign', at, null, NO_DICE, face, twice, null);
export const reveal = (seat: Seat, special: string, at: Seat | null = null, also: Seat | null = null): Answer =>
  whole(seat, 'reveal', at, also, NO_DICE, null, false, special);
export const turnDie = (seat: Seat, special: string, die: number, face: Face): Answer =>
  whole(seat, 'reveal', null, null, [die], face, false, special);

const plain = (seat: Seat, kind: AnswerKind, pick: string | null): Answer =>
  whole(seat, kind, null, null, NO_DICE, null, false, pick);

// The one literal that builds an answer.
function whole(
  seat: Seat,
  kind: AnswerKind,
  at: Seat | null,
  also: Seat | null,
  dice: readonly number[],
  face: Face | null,
  twice: boolean,
  pick: string | null,
): Answer {
  return { seat, kind, at, also, dice, face, twice, pick };
}

/** The same answer. The order of two players, and of dice, does not matter. */
export function sameAnswer(a: Answer, b: Answer): boolean {
  return (
    a.kind === b.kind &&
    a.seat === b.seat &&
    a.face === b.face &&
    a.twice === b.twice &&
    a.pick === b.pick &&
    ((a.at === b.at && a.also === b.also) || (a.also !== null && a.at === b.also && a.also === b.at)) &&
    sameMembers(a.dice, b.dice)
  );
}
