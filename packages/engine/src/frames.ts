// Frames, the rules that settle them, and the verdicts of questions.
// A frame is one thing being settled on the table. The stack of frames is everything that still has to happen. Frames
// are plain data and immutable: a rule replaces a frame instead of changing it. Copies of a game can therefore share
// frames, and a game can be saved at any point.

import type { AnswerBase } from './game-loop.ts';
import type { Seat } from './seat.ts';

/** The decision of a question's handler: whether the question is settled, and which frames run next, in order. */
export interface Verdict<F> {
  readonly settled: boolean;
  readonly next: readonly F[];
}

const NOTHING: readonly never[] = [];

/** Asks again. */
export const stay: Verdict<never> = { settled: false, next: NOTHING };
/** A verdict that runs these frames, then asks again. */
export const first = <F>(...next: readonly F[]): Verdict<F> => ({ settled: false, next });
/** A verdict that settles the question; nothing follows. */
export const settled: Verdict<never> = { settled: true, next: NOTHING };
/** A verdict that settles the question, then runs these frames. */
export const done = <F>(...next: readonly F[]): Verdict<F> => ({ settled: true, next });
/** Like `first` and `done`, with a list of frames. */
export const firstAll = <F>(next: readonly F[]): Verdict<F> => ({ settled: false, next });
export const doneAll = <F>(next: readonly F[]): Verdict<F> => ({ settled: true, next });
/** The result of an effect that leads to nothing else. */
export const nothing: readonly never[] = NOTHING;

/** A rule that needs no answer. Its frame is popped before it runs; it returns the frames that follow, in order. */
export type Effect<S, F, Next> = (table: S, frame: F) => readonly Next[];

/**
 * A list of legal answers that can only be added to. This makes a list of more kinds acceptable to a rule that adds
 * fewer.
 */
export interface Listing<A> {
  readonly push: (...answers: A[]) => unknown;
}

/** A rule that needs an answer. It offers and handles only answers of its own kinds. */
export interface Question<S, F, Next, A extends AnswerBase> {
  /** The seat that must answer. Null closes the question, because nobody is left to ask. */
  who(frame: F, table: S): Seat | null;
  /** Is the question still asked? Without this, it is open while there is somebody to ask. */
  open?(table: S, frame: F): boolean;
  /** Returns the frames that follow when the question is no longer open. */
  closes?(table: S, frame: F): readonly Next[];
  /** Adds every legal answer of the player who is asked. */
  offers(table: S, frame: F, list: A[], me: Seat): void;
  readonly on: { readonly [K in A['kind']]: (table: S, frame: F, answer: Extract<A, Kind<K>>) => Verdict<Next> };
  /** Set if no effect is being resolved, so that players with abilities for any time may use them now. */
  readonly betweenEffects?: true;
}

interface Kind<K> {
  readonly kind: K;
}

/** The union of all frames of a game, from an interface of their fields by kind. */
export type FrameOf<Fields> = { [K in keyof Fields]: { readonly op: K } & Fields[K] }[keyof Fields];
export type FrameKind<Fields, K extends keyof Fields> = { readonly op: K } & Fields[K];

/** The rule of one kind of frame: a question if `Given` lists its answers, otherwise an effect. */
export type RuleOf<S, Fields, Given, A extends AnswerBase, K extends keyof Fields> = K extends keyof Given
  ? Given[K] extends A
    ? Question<S, FrameKind<Fields, K>, FrameOf<Fields>, Given[K]>
    : never
  : Effect<S, FrameKind<Fields, K>, FrameOf<Fields>>;

/** The rules of a game: one for each kind of frame. */
export type RulesOf<S, Fields, Given, A extends AnswerBase> = {
  readonly [K in keyof Fields]: RuleOf<S, Fields, Given, A, K>;
};

/**
 * Merges rules into one book that is fast to read: all questions have the same fields in the same order, and the book
 * has no prototype.
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
