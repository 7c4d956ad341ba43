// The interface that every caller uses, whatever the game: servers, pages, bots, tests and tools.

import type { Kinds } from './kinds.ts';
import type { Loop, Pending } from './loop.ts';
import type { Json } from './plain.ts';
import type { Random } from './random.ts';
import type { Role } from './roles.ts';
import type { Seat, Viewer } from './seat.ts';

/** Why something is not allowed: a code for the reader's language, and the numbers and names that go with it. */
export interface Refusal {
  readonly code: string;
  readonly [detail: string]: Json;
}

/** An answer as somebody imagines it: it names what it is about, in any combination; whatever it leaves out may be anything. */
export type Attempt<Answer> = Partial<Pick<Answer, keyof Answer>>;

/**
 * What a view has of a state, or of a player: every field, as it is, but for those that are hidden or look otherwise. So a new
 * field does not compile until the view shows it, or says that it does not.
 */
export type ShownOf<T, Otherwise extends keyof T> = {
  readonly [F in Exclude<keyof T, Otherwise>]: T[F] extends readonly (infer Entry)[] ? readonly Entry[] : T[F];
};

/** One moment of a game in everybody's eyes. */
export interface Views<View> {
  /** What everybody sees. */
  readonly open: View;
  /** The fields that this player sees otherwise. */
  own(seat: Seat): Partial<View>;
}

/** One of the full states that look the same to a viewer, by chance, or with the roles as he supposes them to be. */
export type Redeal<State> = (random: Random, roles?: readonly Role[]) => State;

export interface Game<K extends Kinds> {
  /** A new game. The same setup and seed give the same game everywhere. Without a pool in it, the game is dealt from today's. */
  deal(setup: K['wishes'], seed: string): K['state'];
  /** The same wishes with today's pool written down. Store these, so that additions to a set never change the game. */
  withPool(wishes: K['wishes']): K['wishes'];
  /** The wishes that were stored with a game, to deal it again. A setup from before pools were stored gets the pool of 0.3.0. */
  storedWishes(setup: object): K['wishes'];
  /** Who is asked, why, and every legal answer; null when the game is over. */
  pending(state: K['state']): Pending<K['frame'], K['answer']> | null;
  /** The answer to the open question if what everybody sees leaves no other; whoever sees the table could give it. */
  sole(state: K['state']): K['answer'] | null;
  /** Takes one of the legal answers, in place, and tells what came of it. */
  apply(state: K['state'], answer: K['answer']): K['fact'][];
  /** The same without the telling: for playouts. */
  advance(state: K['state'], answer: K['answer']): void;
  /** All that this viewer may know. */
  view(state: K['state'], viewer: Viewer): K['view'];
  /** The same for several viewers: what all of them see is worked out once. */
  views(state: K['state']): Views<K['view']>;
  /** A full state that looks the same to the viewer; what he can't see is dealt anew, or as he supposes the roles to be. */
  redeal(view: K['view'], random: Random, roles?: readonly Role[]): K['state'];
  /** The same for many states: what the view leaves open is worked out once. */
  redealer(view: K['view']): Redeal<K['state']>;
  clone(state: K['state']): K['state'];
  save(state: K['state']): Json;
  /** Throws BadSave when the value is not a saved game of this kind. */
  restore(saved: Json): K['state'];
  /** The winners, or null while the game goes on. */
  result(state: K['state']): readonly Seat[] | null;
  /** Why an attempt is not allowed; null if it is. */
  explain(state: K['state'], seat: Seat, attempt: Attempt<K['answer']>): Refusal | null;
}

/** What a game brings along; asking, answering and telling are the same for all. */
export interface GameParts<K extends Kinds> {
  readonly loop: Loop<K['state'], K['frame'], K['answer']>;
  /** Everything is on the table, and the first frame is about to run. */
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
    sole: (state) => loop.sole(state),
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
