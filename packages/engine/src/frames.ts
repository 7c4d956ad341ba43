// A frame is one thing being settled on the table; the stack of frames is all that still has to happen.
// Frames are plain data and never change: a rule that goes on with another frame puts a new one in its place.
// So copies of a game may share them, and a saved game is complete in the middle of anything.

import type { Seat } from './seat.ts';

/** What a question's handler decides: is the question settled, and which frames run next, first one first? */
export interface Verdict<F> {
  readonly settled: boolean;
  readonly next: readonly F[];
}

const NOTHING: readonly never[] = [];

/** Ask again. */
export const stay: Verdict<never> = { settled: false, next: NOTHING };
/** Run these, then ask again. */
export const first = <F>(...next: readonly F[]): Verdict<F> => ({ settled: false, next });
/** Settled; run these. */
export const done = <F>(...next: readonly F[]): Verdict<F> => ({ settled: true, next });
/** What an effect returns that leads to nothing else. */
export const nothing: readonly never[] = NOTHING;

/** Something that simply happens: it is taken off the stack, does its work, and names what follows, first one first. */
export type Effect<S, F, Next> = (table: S, frame: F) => readonly Next[];

/** Something that somebody must answer. */
export interface Question<S, F, Next, Kind extends string, A> {
  who(frame: F, table: S): Seat;
  /** While this holds the question is asked; without it, always. */
  open?(table: S, frame: F): boolean;
  /** What follows when it is no longer open. */
  closes?(table: S, frame: F): readonly Next[];
  /** Adds every legal answer to the list. */
  offers(table: S, frame: F, list: A[]): void;
  readonly on: { readonly [K in Kind]: (table: S, frame: F, answer: A) => Verdict<Next> };
  /** No effect is being resolved: those who may act at any time may do so now. */
  readonly calm?: true;
}

/** The union of all frames of a game, from an interface that lists the fields of each kind. */
export type FrameOf<Fields> = { [K in keyof Fields]: { readonly op: K } & Fields[K] }[keyof Fields];
type FrameKind<Fields, K extends keyof Fields> = { readonly op: K } & Fields[K];

/** A game's rules: one entry for each kind of frame, a question where `Kinds` names the kinds of its answers. */
export type RulesOf<S, Fields, Kinds, A> = {
  readonly [K in keyof Fields]: K extends keyof Kinds
    ? Question<S, FrameKind<Fields, K>, FrameOf<Fields>, Kinds[K] & string, A>
    : Effect<S, FrameKind<Fields, K>, FrameOf<Fields>>;
};
