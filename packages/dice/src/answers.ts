// What a player can answer in the dice game: for each kind of answer, what it says.

import { forEachSeat, type Seat, sameMembers } from '@posse/engine';
import type { Face, SaloonChoice, Sight } from './state.ts';

/** An answer that says nothing but its kind. All fields are always there, in this order. */
interface Silent {
  readonly at: null;
  /** The second of two players. */
  readonly also: null;
  /** Dice by position from 0. */
  readonly dice: readonly number[];
  readonly face: null;
  readonly twice: false;
  readonly pick: null;
}

/** An answer of this kind that says these things. */
type Saying<Kind extends string, Says = object> = { readonly seat: Seat; readonly kind: Kind } & Omit<
  Silent,
  keyof Says
> &
  Says;

/** A saloon die, or none. */
export type Take = Saying<'take', { readonly pick: SaloonChoice }>;
export type Roll = Saying<'roll'>;
/** These dice again. */
export type Reroll = Saying<'reroll'>;
export type Stop = Saying<'stop'>;
/** One 1 or 2 at somebody. */
export type Shoot = Saying<'shoot', { readonly at: Seat; readonly face: Sight }>;
/** One beer for somebody. */
export type Pour = Saying<'pour', { readonly at: Seat; readonly face: 'beer' }>;
export type Ability = Saying<'ability'>;
export type AbilityOn = Saying<'ability', { readonly at: Seat }>;
/** The special role, by its id: just so, on somebody, on two, or turning a die to a face. */
export type Reveal =
  | Saying<'reveal', { readonly pick: string }>
  | Saying<'reveal', { readonly pick: string; readonly at: Seat }>
  | Saying<'reveal', { readonly pick: string; readonly at: Seat; readonly also: Seat }>
  | Saying<'reveal', { readonly pick: string; readonly dice: readonly [number]; readonly face: Face }>;
export type ChooseSeat = Saying<'choose', { readonly at: Seat }>;
/** `chief` or `arrow`, `yes` or `no`. */
export type ChoosePick<Pick extends string = string> = Saying<'choose', { readonly pick: Pick }>;
/** The ghost: one result, or two equal ones, to somebody. */
export type Assign = Saying<'assign', { readonly at: Seat; readonly face: Face; readonly twice: boolean }>;
export type Pass = Saying<'pass'>;
/** Pass, and do not ask me again in this game. */
export type Never = Saying<'never'>;

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

/** By seat, then by the dice that are free, as bits by position: made once, since they are listed after every roll. */
const REROLLS: (readonly Reroll[])[][] = [];

/** Every way to throw some of these dice again. */
export function rerolls(seat: Seat, free: number): readonly Reroll[] {
  REROLLS[seat] ??= [];
  REROLLS[seat][free] ??= Array.from({ length: free + 1 }, (_, bits) => bits)
    .filter((bits) => bits > 0 && (bits & ~free) === 0)
    .map((bits) => rerollOf(seat, bits));
  return REROLLS[seat][free];
}

function rerollOf(seat: Seat, bits: number): Reroll {
  const dice = [0, 1, 2, 3, 4, 5].filter((place) => (bits >> place) & 1);
  return whole(seat, 'reroll', null, null, dice, null, false, null);
}

export const shoot = (seat: Seat, face: Sight, at: Seat): Shoot =>
  whole(seat, 'shoot', at, null, NO_DICE, face, false, null);
export const pour = (seat: Seat, at: Seat): Pour => whole(seat, 'pour', at, null, NO_DICE, 'beer', false, null);
export const chooseSeat = (seat: Seat, at: Seat): ChooseSeat =>
  whole(seat, 'choose', at, null, NO_DICE, null, false, null);
export const ability = (seat: Seat): Ability => plain(seat, 'ability', null);
export const abilityOn = (seat: Seat, at: Seat): AbilityOn =>
  whole(seat, 'ability', at, null, NO_DICE, null, false, null);
export const assign = (seat: Seat, face: Face, at: Seat, twice: boolean): Assign =>
  whole(seat, 'assign', at, null, NO_DICE, face, twice, null);
export const reveal = (seat: Seat, special: string): Reveal => plain(seat, 'reveal', special);
export const revealOn = (seat: Seat, special: string, at: Seat): Reveal =>
  whole(seat, 'reveal', at, null, NO_DICE, null, false, special);
export const revealOnTwo = (seat: Seat, special: string, at: Seat, also: Seat): Reveal =>
  whole(seat, 'reveal', at, also, NO_DICE, null, false, special);
export const turnDie = (seat: Seat, special: string, die: number, face: Face): Reveal =>
  whole(seat, 'reveal', null, null, [die], face, false, special);

const plain = <Kind extends AnswerKind, Pick>(seat: Seat, kind: Kind, pick: Pick) =>
  whole(seat, kind, null, null, NO_DICE, null, false, pick);

// The one literal that builds an answer.
const whole = <
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
