// Plays a whole game between bots, from the deal to the winners.
// The same wishes, seed and bots give the same game.

import { fork, type Kinds, type Random, type Role, randomFrom, type Seat } from '@posse/engine';
import type { Bot } from './bot-interface.ts';
import type { Clues } from './clue-interface.ts';
import { TableMemory } from './table-memory.ts';

export interface GameResult<Answer> {
  readonly winners: readonly Seat[];
  /** The role of each seat. */
  readonly roles: readonly Role[];
  /** Turns in which somebody was asked. A turn lost in Jail does not count, nor one that a role adds to another. */
  readonly turns: number;
  /** Every answer in order: with the wishes and the seed they replay the game. */
  readonly answers: readonly Answer[];
}

/** Plays the game. The listener gets the facts of each answer, and the state after it. */
export function playGame<K extends Kinds>(
  clues: Clues<K>,
  wishes: K['wishes'],
  seed: string,
  botFor: (seat: Seat) => Bot<K['view'], K['answer']>,
  listener: ((state: K['state'], facts: readonly K['fact'][]) => void) | null = null,
): GameResult<K['answer']> {
  const { game } = clues;
  const t = game.deal(wishes, seed);
  const random = botRandom(seed);
  const bots = t.players.map((_, place) => botFor(place as Seat));
  const isTold = bots.some(({ countsCards }) => countsCards);
  const isWatched = bots.some(({ fromOptions }) => fromOptions === undefined);
  const tableMemory = new TableMemory(clues, bots.length, isTold);
  const answers: K['answer'][] = [];
  let turns = 0;
  let turn: Seat | null = null;
  for (let question = game.pending(t); question !== null; question = game.pending(t)) {
    if (t.turn !== turn) turns++;
    const bot = bots[question.asked] as Bot<K['view'], K['answer']>;
    const answer =
      question.options.length === 1
        ? (question.options[0] as K['answer'])
        : (bot.fromOptions?.(question.options, random) ??
          bot.answer(game.view(t, question.asked), tableMemory.of(question.asked), random));
    answers.push(answer);
    turn = answer.kind === 'end' ? null : t.turn;
    if (isWatched) tableMemory.sees(t, question, answer);
    if (isTold || listener !== null) {
      const facts = game.apply(t, answer);
      if (isTold) tableMemory.hears(facts);
      listener?.(t, facts);
    } else game.advance(t, answer);
  }
  return { winners: t.winners ?? [], roles: t.players.map(({ role }) => role), turns, answers };
}

/** The bots' random stream: its key differs from the game's, so their draws reveal nothing about the deck. */
export const botRandom = (seed: string): Random => fork(randomFrom(`bots of ${seed}`));

/**
 * The random stream for one answer in a watched game. Once the seed is public, anybody can ask the same bot the same
 * question again.
 */
export const botRandomAt = (seed: string, step: number): Random => randomFrom(`bots of ${seed} ${step}`);
