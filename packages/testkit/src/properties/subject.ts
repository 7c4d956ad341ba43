// What the properties need to know of a game to check it; everything else they get from the interface that all games share.

import type { AnswerBase, FactBase, Game, Pending, Random, RoleHolder, Seat, SeenFact } from '@posse/engine';
import type { Secrets } from '../secrets/check.ts';
import type { Customs } from './judge.ts';
import type { Exchanged } from './passing.ts';

export interface Subject<Setup, State, Frame, Answer extends AnswerBase, Fact extends FactBase, View, Client> {
  readonly name: string;
  readonly game: Game<Setup, State, Frame, Answer, Fact, View>;
  readonly seats: (state: State) => readonly Seat[];
  /** Everybody's role, whoever may know it, and who is in play. */
  readonly players: (state: State) => readonly RoleHolder[];
  /** What the judge must know of what was agreed. */
  readonly customs: (state: State) => Customs;
  /** The setup of the game with this number: all of them in turn. */
  readonly setup: (number: number) => Setup;
  /** What is wrong with this state, whatever happened; null if nothing. */
  readonly unsound: (state: State) => string | null;
  /** The same state with what two of those who may step in hold exchanged; null where fewer than two may. */
  readonly exchange: (state: State, random: Random) => Exchanged<State> | null;
  /** What can be counted on the table, whatever it is that lies there. */
  readonly counts: (state: State) => unknown;
  /** Who may know what. */
  readonly secrets: Secrets<State, Answer>;
  /** What a client keeps of a view, and how it brings that up to date with what it hears. */
  readonly client: (view: View) => Client;
  readonly hear: (client: Client, fact: SeenFact) => void;
  /** Is it asked even where everybody sees that there is but one answer? */
  readonly asksAnyway: (frame: Frame) => boolean;
  /** What was used, by names of the list below. */
  readonly uses: (state: State, asked: Pending<Frame, Answer>, answer: Answer) => readonly string[];
  /** All that a long run should have used. */
  readonly everything: () => readonly string[];
}
