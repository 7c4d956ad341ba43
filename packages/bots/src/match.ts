// A whole game between bots, from the deal to the winners. The same wishes, seed and bots give the same game.

import { type Answer, cardGame, type Role, type State, type Wishes } from '@posse/card';
import { fork, type Random, randomFrom, type Seat } from '@posse/engine';
import type { Bot } from './bot.ts';

export interface Outcome {
  readonly winners: readonly Seat[];
  /** The role of each seat. */
  readonly roles: readonly Role[];
  /** Turns in which somebody was asked something: one lost in Jail does not count. */
  readonly turns: number;
  /** Every answer, in order: with wishes and seed, all that it takes to replay the game. */
  readonly answers: readonly Answer[];
}

export function playGame(wishes: Wishes, seed: string, botFor: (seat: Seat) => Bot): Outcome {
  const t = cardGame.deal(wishes, seed);
  const random = botRandom(seed);
  const answers: Answer[] = [];
  let turns = 0;
  let turn: Seat | null = null;
  for (let asked = cardGame.pending(t); asked !== null; asked = cardGame.pending(t)) {
    if (t.turn !== turn) turns++;
    const answer = answerOf(botFor(asked.seat), t, asked, random);
    answers.push(answer);
    turn = answer.kind === 'end' ? null : t.turn;
    cardGame.advance(t, answer);
  }
  return { winners: t.winners ?? [], roles: t.players.map(({ role }) => role), turns, answers };
}

/** The bots' own stream: the key differs from the game's, so what they draw tells nothing about the deck. */
export const botRandom = (seed: string): Random => fork(randomFrom(`bots of ${seed}`));

interface Asked {
  readonly seat: Seat;
  readonly options: readonly Answer[];
}

const answerOf = (bot: Bot, t: State, { seat, options }: Asked, random: Random): Answer =>
  bot.fromOptions?.(options, random) ?? bot.answer(cardGame.view(t, seat), random);
