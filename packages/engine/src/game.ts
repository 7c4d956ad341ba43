// The interface of every game, for servers, pages, bots, tests and tools.

import { nothing } from './frames.ts';
import type { Loop, Pending } from './game-loop.ts';
import type { Kinds } from './game-types.ts';
import type { Json } from './plain-data.ts';
import type { Random } from './random.ts';
import type { Role } from './roles.ts';
import type { Seat, Viewer } from './seat.ts';

/** The reason why a move is not allowed: a code to translate, with its numbers and names. */
export interface Refusal {
  readonly code: string;
  readonly [detail: string]: Json;
}

/** A partly specified answer. Fields that it leaves out may have any value. */
export type Attempt<Answer> = Partial<Pick<Answer, keyof Answer>>;

/**
 * The fields of a state or a player that a view shows unchanged. `Otherwise` names the hidden and the altered ones, so
 * a new field does not compile until the view decides about it.
 */
export type ShownOf<T, Otherwise extends keyof T> = {
  readonly [F in Exclude<keyof T, Otherwise>]: T[F] extends readonly (infer Entry)[] ? readonly Entry[] : T[F];
};

/** The views of all viewers at one point of a game. */
export interface Views<View> {
  /** The view of a spectator. */
  readonly open: View;
  /** The fields that this player sees differently. */
  own(seat: Seat): Partial<View>;
}

/** Makes a random full state that looks the same to a viewer, with the given roles if there are any. */
export type Redeal<State> = (random: Random, roles?: readonly Role[]) => State;

export interface Game<K extends Kinds> {
  /** Deals a new game. The same setup and seed give the same game everywhere. A setup without a pool uses today's. */
  deal(setup: K['wishes'], seed: string): K['state'];
  /** Adds today's pool to the wishes. Store the result, so that additions to a set never change the game. */
  withPool(wishes: K['wishes']): K['wishes'];
  /** Converts a stored setup to wishes, to deal the game again. A setup older than pools gets the pool of 0.3.0. */
  storedWishes(setup: object): K['wishes'];
  /** The open question: the seat that is asked, the reason, and the answers of that seat. Null when the game is over. */
  pending(state: K['state']): Pending<K['frame'], K['answer']> | null;
  /**
   * Every answer that `apply` takes now: those of the asked seat first, then the moves that others may make meanwhile,
   * such as Sid Ketchum's. With a seat, the answers of that seat only. Empty when the game is over.
   */
  answers(state: K['state'], seat?: Seat): readonly K['answer'][];
  /** The answer to the open question if the public information leaves no other; otherwise null. */
  forcedAnswer(state: K['state']): K['answer'] | null;
  /** Applies one of the legal answers in place, and returns the facts that it caused. */
  apply(state: K['state'], answer: K['answer']): K['fact'][];
  /** Like `apply`, without facts: for playouts. */
  advance(state: K['state'], answer: K['answer']): void;
  /** Everything that this viewer may know. */
  view(state: K['state'], viewer: Viewer): K['view'];
  /** The views of all viewers; the shared part is computed only once. */
  views(state: K['state']): Views<K['view']>;
  /** Makes a full state that looks the same to the viewer. Hidden things are dealt at random, or by the given roles. */
  redeal(view: K['view'], random: Random, roles?: readonly Role[]): K['state'];
  /** Like `redeal`, for many states of one view; the shared part is computed only once. */
  redealer(view: K['view']): Redeal<K['state']>;
  clone(state: K['state']): K['state'];
  save(state: K['state']): Json;
  /** Throws BadSave if the value is not a saved game of this kind. */
  restore(saved: Json): K['state'];
  /** The winners, or null while the game is running. */
  result(state: K['state']): readonly Seat[] | null;
  /** Explains why an attempt is not allowed; null if it is. */
  explain(state: K['state'], seat: Seat, attempt: Attempt<K['answer']>): Refusal | null;
}

/** The parts that differ between games. */
export interface GameParts<K extends Kinds> {
  readonly loop: Loop<K['state'], K['frame'], K['answer']>;
  /** Deals everything. The first frame has not run yet. */
  dealt(setup: K['wishes'], seed: string): K['state'];
  withPool(wishes: K['wishes']): K['wishes'];
  storedWishes(setup: object): K['wishes'];
  view(state: K['state'], pending: Pending<K['frame'], K['answer']> | null, viewer: Viewer): K['view'];
  views(state: K['state'], pending: Pending<K['frame'], K['answer']> | null): Views<K['view']>;
  redealer(view: K['view']): Redeal<K['state']>;
  clone(state: K['state']): K['state'];
  save(state: K['state']): Json;
  restore(saved: Json): K['state'];
  explain(
    state: K['state'],
    pending: Pending<K['frame'], K['answer']> | null,
    seat: Seat,
    attempt: Attempt<K['answer']>,
  ): Refusal | null;
}

export function gameFrom<K extends Kinds>(parts: GameParts<K>): Game<K> {
  const { loop, dealt, withPool, storedWishes, view, views, redealer, clone, save, restore, explain } = parts;
  return {
    deal(setup, seed) {
      const state = dealt(setup, seed);
      loop.settle(state);
      return state;
    },
    withPool,
    storedWishes,
    pending: (state) => loop.pending(state),
    answers(state, seat) {
      const question = loop.pending(state);
      if (question === null) return nothing;
      if (seat === question.asked) return question.options;
      if (seat !== undefined) return question.asides.filter((answer) => answer.seat === seat);
      return question.asides.length === 0 ? question.options : [...question.options, ...question.asides];
    },
    forcedAnswer: (state) => loop.forcedAnswer(state),
    apply(state, answer) {
      const facts: K['fact'][] = [];
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
    redeal: (view, random, roles) => redealer(view)(random, roles),
    redealer,
    clone,
    save,
    restore,
    result: (state) => state.winners,
    explain: (state, seat, attempt) => explain(state, loop.pending(state), seat, attempt),
  };
}
