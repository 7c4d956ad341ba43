// The interface between a game and the property checks.

import type { Game, Kinds, Pending, Random, RoleHolder, Seat, SeenFact } from '@posse/engine';
import type { Exchanged } from './hidden-exchange-check.ts';
import type { Secrets } from './secrets/secrecy-check.ts';
import type { WinOptions } from './winner-judge.ts';

/** Follows a game from its first answer to its last. Returns what breaks the rules, or null. */
export interface Witness<Fact, State> {
  after(facts: readonly Fact[], state: State): string | null;
}

export interface Subject<K extends Kinds, Client> {
  readonly name: string;
  readonly game: Game<K>;
  readonly seats: (state: K['state']) => readonly Seat[];
  /** All roles, hidden ones too, and who is in play. */
  readonly players: (state: K['state']) => readonly RoleHolder[];
  /** The options that decide who wins, for the judge. */
  readonly winOptions: (state: K['state']) => WinOptions;
  /** Goes through all setups as the number grows. */
  readonly setup: (number: number) => K['wishes'];
  /** The reason why no game can have this state; null if it is valid. */
  readonly invalidState: (state: K['state']) => string | null;
  /** A witness for a game that starts in this state. */
  readonly witness: (state: K['state']) => Witness<K['fact'], K['state']>;
  /** A copy in which two players who may react have exchanged what they hold; null if fewer than two may. */
  readonly exchange: (state: K['state'], random: Random) => Exchanged<K['state']> | null;
  /** The public figures of a state, which do not depend on hidden identities. */
  readonly counts: (state: K['state']) => unknown;
  /** The visibility tables. */
  readonly secrets: Secrets<K>;
  /** The part of a view that facts keep up to date, and how they do. */
  readonly client: (view: K['view']) => Client;
  readonly applyFact: (client: Client, fact: SeenFact) => void;
  /** Is this question asked even if its answer is forced? */
  readonly isAskedIfForced: (frame: K['frame']) => boolean;
  /** The entries of `everything` that this answer uses. */
  readonly uses: (state: K['state'], asked: Pending<K['frame'], K['answer']>, answer: K['answer']) => readonly string[];
  /** Everything that a long run should use. */
  readonly everything: () => readonly string[];
}
