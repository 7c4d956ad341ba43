// The interface that every caller uses, whatever the game: servers, pages, bots, tests and tools.

import type { FactBase } from './facts.ts';
import type { AnswerBase, Pending } from './loop.ts';
import type { Json } from './plain.ts';
import type { Random } from './random.ts';
import type { Seat, Viewer } from './seat.ts';

/** Why something is not allowed: a code for the reader's language, and the numbers and names that go with it. */
export interface Refusal {
  readonly code: string;
  readonly [detail: string]: Json;
}

export interface Game<Setup, State, Frame, Answer extends AnswerBase, Fact extends FactBase, View> {
  /** A new game. The same setup and seed give the same game everywhere. */
  deal(setup: Setup, seed: string): State;
  /** Who is asked, why, and every legal answer; null when the game is over. */
  pending(state: State): Pending<Frame, Answer> | null;
  /** Takes one of the legal answers, in place, and tells what came of it. */
  apply(state: State, answer: Answer): Fact[];
  /** The same without the telling: for playouts. */
  advance(state: State, answer: Answer): void;
  /** All that this viewer may know. */
  view(state: State, viewer: Viewer): View;
  /** A full state that looks the same to the viewer; what he can't see is dealt anew. */
  redeal(view: View, random: Random): State;
  clone(state: State): State;
  save(state: State): Json;
  /** Throws BadSave when the value is not a saved game of this kind. */
  restore(saved: Json): State;
  /** The winners, or null while the game goes on. */
  result(state: State): readonly Seat[] | null;
  /** Why an attempt is not allowed; null if it is. */
  explain(state: State, seat: Seat, attempt: Partial<Answer>): Refusal | null;
}
