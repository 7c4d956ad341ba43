// A whole game between bots, from the deal to the winners. The same wishes, seed and bots give the same game.

import {
  type AnswerBase,
  type FactBase,
  fork,
  type Game,
  type Random,
  type Role,
  randomFrom,
  type Seat,
} from '@posse/engine';
import type { Bot } from './bot.ts';

export interface Outcome<Answer> {
  readonly winners: readonly Seat[];
  /** The role of each seat. */
  readonly roles: readonly Role[];
  /** Turns in which somebody was asked something: one lost in Jail does not count, nor one that a role adds to another. */
  readonly turns: number;
  /** Every answer, in order: with wishes and seed, all that it takes to replay the game. */
  readonly answers: readonly Answer[];
}

/** What is looked at of a state, whatever the game. */
interface Table {
  readonly turn: Seat;
  readonly winners: readonly Seat[] | null;
  readonly players: readonly { readonly role: Role }[];
}

export function playGame<Wishes, State extends Table, Frame, Answer extends AnswerBase, Fact extends FactBase, View>(
  game: Game<Wishes, State, Frame, Answer, Fact, View>,
  wishes: Wishes,
  seed: string,
  botFor: (seat: Seat) => Bot<View, Answer>,
): Outcome<Answer> {
  const t = game.deal(wishes, seed);
  const random = botRandom(seed);
  const answers: Answer[] = [];
  let turns = 0;
  let turn: Seat | null = null;
  for (let asked = game.pending(t); asked !== null; asked = game.pending(t)) {
    if (t.turn !== turn) turns++;
    const bot = botFor(asked.seat);
    const answer = bot.fromOptions?.(asked.options, random) ?? bot.answer(game.view(t, asked.seat), random);
    answers.push(answer);
    turn = answer.kind === 'end' ? null : t.turn;
    game.advance(t, answer);
  }
  return { winners: t.winners ?? [], roles: t.players.map(({ role }) => role), turns, answers };
}

/** The bots' own stream: the key differs from the game's, so what they draw tells nothing about the deck. */
export const botRandom = (seed: string): Random => fork(randomFrom(`bots of ${seed}`));
