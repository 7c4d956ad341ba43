// What the properties need to know of a game to check it; everything else they get from the interface that all games share.

import type { Game, Kinds, Pending, Random, RoleHolder, Seat, SeenFact } from '@posse/engine';
import type { Customs } from './judge.ts';
import type { Exchanged } from './passing.ts';
import type { Secrets } from './secrets/check.ts';

/** Watches a game from its first answer to its last, and says what the rules do not allow; null if nothing. */
export interface Witness<Fact, State> {
  after(facts: readonly Fact[], state: State): string | null;
}

export interface Subject<K extends Kinds, Client> {
  readonly name: string;
  readonly game: Game<K>;
  readonly seats: (state: K['state']) => readonly Seat[];
  /** Everybody's role, whoever may know it, and who is in play. */
  readonly players: (state: K['state']) => readonly RoleHolder[];
  /** What the judge must know of what was agreed. */
  readonly customs: (state: K['state']) => Customs;
  /** The setup of the game with this number: all of them in turn. */
  readonly setup: (number: number) => K['wishes'];
  /** What is wrong with this state, whatever happened; null if nothing. */
  readonly unsound: (state: K['state']) => string | null;
  /** Somebody who watches a game that begins like this. */
  readonly witness: (state: K['state']) => Witness<K['fact'], K['state']>;
  /** The same state with what two of those who may step in hold exchanged; null where fewer than two may. */
  readonly exchange: (state: K['state'], random: Random) => Exchanged<K['state']> | null;
  /** What can be counted on the table, whatever it is that lies there. */
  readonly counts: (state: K['state']) => unknown;
  /** Who may know what. */
  readonly secrets: Secrets<K>;
  /** What a client keeps of a view, and how it brings that up to date with what it hears. */
  readonly client: (view: K['view']) => Client;
  readonly hear: (client: Client, fact: SeenFact) => void;
  /** Is it asked even where everybody sees that there is but one answer? */
  readonly asksAnyway: (frame: K['frame']) => boolean;
  /** What was used, by names of the list below. */
  readonly uses: (state: K['state'], asked: Pending<K['frame'], K['answer']>, answer: K['answer']) => readonly string[];
  /** All that a long run should have used. */
  readonly everything: () => readonly string[];
}
