// The interface that every caller uses, whatever the game: servers, pages, bots, tests and tools.

import type { FactBase, Telling } from './facts.ts';
import type { AnswerBase, Loop, Pending } from './loop.ts';
import type { Json } from './plain.ts';
import type { Random } from './random.ts';
import type { Role } from './roles.ts';
import type { Seat, Viewer } from './seat.ts';

/** Why something is not allowed: a code for the reader's language, and the numbers and names that go with it. */
export interface Refusal {
  readonly code: string;
  readonly [detail: string]: Json;
}

/** One moment of a game in everybody's eyes. */
export interface Views<View> {
  /** What everybody sees. */
  readonly open: View;
  /** The fields that this player sees otherwise. */
  own(seat: Seat): Partial<View>;
}

export interface Game<Setup, State, Frame, Answer extends AnswerBase, Fact extends FactBase, View> {
  /** A new game. The same setup and seed give the same game everywhere. */
  deal(setup: Setup, seed: string): State;
  /** Who is asked, why, and every legal answer; null when the game is over. */
  pending(state: State): Pending<Frame, Answer> | null;
  /** The answer to the open question if what everybody sees leaves no other; whoever sees the table could give it. */
  sole(state: State): Answer | null;
  /** Takes one of the legal answers, in place, and tells what came of it. */
  apply(state: State, answer: Answer): Fact[];
  /** The same without the telling: for playouts. */
  advance(state: State, answer: Answer): void;
  /** All that this viewer may know. */
  view(state: State, viewer: Viewer): View;
  /** The same for several viewers: what all of them see is worked out once. */
  views(state: State): Views<View>;
  /** A full state that looks the same to the viewer; what he can't see is dealt anew, or as he supposes the roles to be. */
  redeal(view: View, random: Random, roles?: readonly Role[]): State;
  clone(state: State): State;
  save(state: State): Json;
  /** Throws BadSave when the value is not a saved game of this kind. */
  restore(saved: Json): State;
  /** The winners, or null while the game goes on. */
  result(state: State): readonly Seat[] | null;
  /** Why an attempt is not allowed; null if it is. */
  explain(state: State, seat: Seat, attempt: Partial<Answer>): Refusal | null;
}

/** What a game brings along; asking, answering and telling are the same for all. */
export interface GameParts<Setup, State, Frame, Answer extends AnswerBase, Fact, View> {
  readonly loop: Loop<State, Frame, Answer>;
  /** Everything is on the table, and the first frame is about to run. */
  dealt(setup: Setup, seed: string): State;
  view(state: State, pending: Pending<Frame, Answer> | null, viewer: Viewer): View;
  views(state: State, pending: Pending<Frame, Answer> | null): Views<View>;
  redeal(view: View, random: Random, roles?: readonly Role[]): State;
  clone(state: State): State;
  save(state: State): Json;
  restore(saved: Json): State;
  explain(state: State, pending: Pending<Frame, Answer> | null, seat: Seat, attempt: Partial<Answer>): Refusal | null;
  /** Never read: it only says of which kind the facts are. */
  readonly fact?: Fact;
}

export function gameFrom<
  Setup,
  State extends Telling<Fact> & { readonly winners: readonly Seat[] | null },
  Frame,
  Answer extends AnswerBase,
  Fact extends FactBase,
  View,
>(parts: GameParts<Setup, State, Frame, Answer, Fact, View>): Game<Setup, State, Frame, Answer, Fact, View> {
  const { loop, dealt, view, views, redeal, clone, save, restore, explain } = parts;
  return {
    deal(setup, seed) {
      const state = dealt(setup, seed);
      loop.settle(state);
      return state;
    },
    pending: (state) => loop.pending(state),
    sole: (state) => loop.sole(state),
    apply(state, answer) {
      const facts: Fact[] = [];
      state.facts = facts;
      try {
        loop.apply(state, answer);
      } finally {
        state.facts = null;
      }
      return facts;
    },
    advance: (state, answer) => loop.apply(state, answer),
    view: (state, viewer) => view(state, loop.pending(state), viewer),
    views: (state) => views(state, loop.pending(state)),
    redeal,
    clone,
    save,
    restore,
    result: (state) => state.winners,
    explain: (state, seat, attempt) => explain(state, loop.pending(state), seat, attempt),
  };
}
