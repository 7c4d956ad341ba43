// A frame is one thing being settled on the table; the stack of frames is all that still has to happen.
// Frames are plain data and never change: a rule that goes on with another frame puts a new one in its place.
// So copies of a game may share them, and a saved game is complete in the middle of anything.

import type { AnswerBase } from './loop.ts';
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
/** Settled, and nothing follows. */
export const settled: Verdict<never> = { settled: true, next: NOTHING };
/** Settled; run these. */
export const done = <F>(...next: readonly F[]): Verdict<F> => ({ settled: true, next });
/** The same with a list of frames. */
export const firstAll = <F>(next: readonly F[]): Verdict<F> => ({ settled: false, next });
export const doneAll = <F>(next: readonly F[]): Verdict<F> => ({ settled: true, next });
/** What an effect returns that leads to nothing else. */
export const nothing: readonly never[] = NOTHING;

/** Something that simply happens: it is taken off the stack, does its work, and names what follows, first one first. */
export type Effect<S, F, Next> = (table: S, frame: F) => readonly Next[];

/** Where legal answers are listed. Whoever lists some kinds of them may write into a list that takes more. */
export interface Listing<A> {
  readonly push: (...answers: A[]) => unknown;
}

/** Something that somebody must answer. It offers and hears only the answers that are its own. */
export interface Question<S, F, Next, A extends AnswerBase> {
  /** Null when nobody is left to be asked: the question is not open then. */
  who(frame: F, table: S): Seat | null;
  /** While this holds the question is asked; without it, as long as there is somebody to ask. */
  open?(table: S, frame: F): boolean;
  /** What follows when it is no longer open. */
  closes?(table: S, frame: F): readonly Next[];
  /** Adds every legal answer of the player who is asked to the list. */
  offers(table: S, frame: F, list: A[], me: Seat): void;
  readonly on: { readonly [K in A['kind']]: (table: S, frame: F, answer: Extract<A, Kind<K>>) => Verdict<Next> };
  /** No effect is being resolved: those who may act at any time may do so now. */
  readonly betweenEffects?: true;
}

interface Kind<K> {
  readonly kind: K;
}

/** The union of all frames of a game, from an interface that lists the fields of each kind. */
export type FrameOf<Fields> = { [K in keyof Fields]: { readonly op: K } & Fields[K] }[keyof Fields];
export type FrameKind<Fields, K extends keyof Fields> = { readonly op: K } & Fields[K];

/** The rule of one kind of frame: a question where `Given` says what may be answered, else an effect. */
export type RuleOf<S, Fields, Given, A extends AnswerBase, K extends keyof Fields> = K extends keyof Given
  ? Given[K] extends A
    ? Question<S, FrameKind<Fields, K>, FrameOf<Fields>, Given[K]>
    : never
  : Effect<S, FrameKind<Fields, K>, FrameOf<Fields>>;

/** A game's rules: one for each kind of frame. */
export type RulesOf<S, Fields, Given, A extends AnswerBase> = {
  readonly [K in keyof Fields]: RuleOf<S, Fields, Given, A, K>;
};

/**
 * All these rules in one book, as the loop reads it quickly: every question has the same fields in the same order, and the book is an
 * object without a prototype, in which a kind is found by its hash.
 */
export const ruleBook = <R extends object>(...parts: readonly R[]): R =>
  Object.assign(Object.create(null), ...parts.map((rules) => mapped(rules)));

const mapped = (rules: object): object =>
  Object.fromEntries(
    Object.entries(rules).map(([op, rule]) => [op, typeof rule === 'function' ? rule : wholeQuestion(rule)]),
  );

const wholeQuestion = ({ who, open, closes, offers, on, betweenEffects }: Question<never, never, never, never>) => ({
  who,
  open,
  closes,
  offers,
  on,
  betweenEffects,
});
