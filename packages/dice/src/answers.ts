// The answers of the dice game, by kind and with their fields.

import { forEachSeat, type Seat, sameMembers } from '@posse/engine';
import type { Face, SaloonChoice, Sight } from './state.ts';

/** An answer without details. Every answer has all of these fields, in this order. */
interface EmptyAnswer {
  readonly at: null;
  /** The second of two players. */
  readonly also: null;
  /** Positions of dice, from 0. */
  readonly dice: readonly number[];
  readonly face: null;
  readonly twice: false;
  readonly pick: null;
}

/** An answer of one kind, in which some fields have values. */
type AnswerOf<Kind extends string, Says = object> = { readonly seat: Seat; readonly kind: Kind } & Omit<
  EmptyAnswer,
  keyof Says
> &
  Says;

/** Takes a saloon die, or none. */
export type Take = AnswerOf<'take', { readonly pick: SaloonChoice }>;
export type Roll = AnswerOf<'roll'>;
/** Rolls these dice again. */
export type Reroll = AnswerOf<'reroll'>;
export type Stop = AnswerOf<'stop'>;
/** Aims one 1 or 2 at a player. */
export type Shoot = AnswerOf<'shoot', { readonly at: Seat; readonly face: Sight }>;
/** Gives one beer to a player. */
export type Pour = AnswerOf<'pour', { readonly at: Seat; readonly face: 'beer' }>;
export type Ability = AnswerOf<'ability'>;
export type AbilityOn = AnswerOf<'ability', { readonly at: Seat }>;
/** Reveals the special role: without a target, on one player, on two, or to turn a die to a face. */
export type Reveal =
  | AnswerOf<'reveal', { readonly pick: string }>
  | AnswerOf<'reveal', { readonly pick: string; readonly at: Seat }>
  | AnswerOf<'reveal', { readonly pick: string; readonly at: Seat; readonly also: Seat }>
  | AnswerOf<'reveal', { readonly pick: string; readonly dice: readonly [number]; readonly face: Face }>;
export type ChooseSeat = AnswerOf<'choose', { readonly at: Seat }>;
/** The choice: `chief` or `arrow`, `yes` or `no`. */
export type ChoosePick<Pick extends string = string> = AnswerOf<'choose', { readonly pick: Pick }>;
/** The ghost gives one result, or two equal ones, to a player. */
export type Assign = AnswerOf<'assign', { readonly at: Seat; readonly face: Face; readonly twice: boolean }>;
export type Pass = AnswerOf<'pass'>;
/** Passes, and asks not to be asked again in this game. */
export type Never = AnswerOf<'never'>;

export type Answer =
  | Take
  | Roll
  | Reroll
  | Stop
  | Shoot
  | Pour
  | Ability
  | AbilityOn
  | Reveal
  | ChooseSeat
  | ChoosePick
  | Assign
  | Pass
  | Never;
export type AnswerKind = Answer['kind'];

const NO_DICE: readonly number[] = [];

export const roll = forEachSeat((seat): Roll => plain(seat, 'roll', null));
export const stop = forEachSeat((seat): Stop => plain(seat, 'stop', null));
export const pass = forEachSeat((seat): Pass => plain(seat, 'pass', null));
export const never = (seat: Seat): Never => plain(seat, 'never', null);
export const take = (seat: Seat, pick: SaloonChoice): Take => plain(seat, 'take', pick);
export const choosePick = <Pick extends string>(seat: Seat, pick: Pick): ChoosePick<Pick> =>
  plain(seat, 'choose', pick);

/** Cached rerolls by seat, then by a bit mask of the free dice, since they are listed after every roll. */
const REROLLS: (readonly Reroll[])[][] = [];

/** Every way to roll some of these dice again. */
export function rerolls(seat: Seat, free: number): readonly Reroll[] {
  REROLLS[seat] ??= [];
  REROLLS[seat][free] ??= Array.from({ length: free + 1 }, (_, bits) => bits)
    .filter((bits) => bits > 0 && (bits & ~free) === 0)
    .map((bits) => rerollOf(seat, bits));
  return REROLLS[seat][free];
}

function rerollOf(seat: Seat, bits: number): Reroll {
  const dice = [0, 1, 2, 3, 4, 5].filter((place) => (bits >> place) & 1);
  return makeAnswer(seat, 'reroll', null, null, dice, null, false, null);
}

export const shoot = (seat: Seat, face: Sight, at: Seat): Shoot =>
  makeAnswer(seat, 'shoot', at, null, NO_DICE, face, false, null);
export const pour = (seat: Seat, at: Seat): Pour => makeAnswer(seat, 'pour', at, null, NO_DICE, 'beer', false, null);
export const chooseSeat = (seat: Seat, at: Seat): ChooseSeat =>
  makeAnswer(seat, 'choose', at, null, NO_DICE, null, false, null);
export const ability = (seat: Seat): Ability => plain(seat, 'ability', null);
export const abilityOn = (seat: Seat, at: Seat): AbilityOn =>
  makeAnswer(seat, 'ability', at, null, NO_DICE, null, false, null);
export const assign = (seat: Seat, face: Face, at: Seat, twice: boolean): Assign =>
  makeAnswer(seat, 'assign', at, null, NO_DICE, face, twice, null);
export const reveal = (seat: Seat, special: string): Reveal => plain(seat, 'reveal', special);
export const revealOn = (seat: Seat, special: string, at: Seat): Reveal =>
  makeAnswer(seat, 'reveal', at, null, NO_DICE, null, false, special);
export const revealOnTwo = (seat: Seat, special: string, at: Seat, also: Seat): Reveal =>
  makeAnswer(seat, 'reveal', at, also, NO_DICE, null, false, special);
export const turnDie = (seat: Seat, special: string, die: number, face: Face): Reveal =>
  makeAnswer(seat, 'reveal', null, null, [die], face, false, special);

const plain = <Kind extends AnswerKind, Pick>(seat: Seat, kind: Kind, pick: Pick) =>
  makeAnswer(seat, kind, null, null, NO_DICE, null, false, pick);

// The only place that builds an answer.
const makeAnswer = <
  Kind extends AnswerKind,
  At,
  Also,
  const Dice extends readonly number[],
  Shown,
  Twice extends boolean,
  Pick,
>(
  seat: Seat,
  kind: Kind,
  at: At,
  also: Also,
  dice: Dice,
  face: Shown,
  twice: Twice,
  pick: Pick,
) => ({ seat, kind, at, also, dice, face, twice, pick });

/** Do two answers mean the same? The order of two players, and of dice, does not matter. */
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
