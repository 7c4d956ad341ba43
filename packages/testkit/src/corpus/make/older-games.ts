// Games for the corpus that no table of this release could play.
// They have older rules, or no seat commitments.

import { readFileSync } from 'node:fs';
import { cardGame } from '@posse/card';
import { below, RULES, randomFrom } from '@posse/engine';
import { commitmentOf, defaultContribution, gameIdOf, type Proof, seedOf } from '@posse/protocol';
import type { AnswerRecord, GameRecord, Outcome } from '@posse/store';

export interface OlderGame {
  readonly what: string;
  readonly record: Omit<GameRecord, 'table'>;
  readonly answers: readonly AnswerRecord[];
  readonly outcome: Outcome | null;
}

const SECONDS = 1000;

const answerRecord = (answer: { readonly seat: number }, step: number): AnswerRecord => ({
  step,
  seat: answer.seat,
  answer: JSON.stringify(answer),
  byBot: false,
  took: SECONDS,
  at: step * SECONDS,
});

/** A real game of older rules from `packages/testkit/games`, complete or cut off after this many answers. */
function fromProof(name: string, what: string, count?: number): OlderGame {
  const file = new URL(`../../../games/${name}.json`, import.meta.url);
  const { id, secret, commitment, lucks, replay, ...more } = JSON.parse(readFileSync(file, 'utf8')) as Proof;
  const { game, rules = 1, setup, seed, names, winners, startedAt, endedAt, answers } = replay;
  const promises = more.version === 1 ? {} : { promises: more.promises, givenUp: [] };
  return {
    what,
    record: { id, game, rules, setup, seed, secret, commitment, lucks, names, startedAt, ...promises },
    answers: answers.slice(0, count).map(answerRecord),
    outcome: count === undefined ? { winners, answers: answers.length, endedAt } : null,
  };
}

/** A game of this release in the form of programs before seat commitments existed: its proof has version 1. */
function withoutPromises(): OlderGame {
  const seats = 4;
  const secret = 'a secret of the corpus';
  const commitment = commitmentOf(secret);
  const id = gameIdOf(commitment);
  const lucks = Array.from({ length: seats }, (_, seat) => defaultContribution(commitment, seat));
  const seed = seedOf(secret, id, lucks);
  const state = cardGame.deal({ seats }, seed);
  const random = randomFrom('without promises');
  const answers: AnswerRecord[] = [];
  for (let pending = cardGame.pending(state); pending !== null; pending = cardGame.pending(state)) {
    const answer = pending.options[below(random, pending.options.length)];
    if (answer === undefined) throw new Error('A question has no options.');
    answers.push(answerRecord(answer, answers.length));
    cardGame.apply(state, answer);
  }
  const winners = cardGame.result(state);
  const names = ['Ann', 'Bea', 'Cleo', 'Dan'];
  return {
    what: 'card, over, without promises',
    record: { id, game: 'card', rules: RULES, setup: { seats }, seed, secret, commitment, lucks, names, startedAt: 1 },
    answers,
    outcome: { winners, answers: answers.length, endedAt: 2 },
  };
}

export const olderGames = (): readonly OlderGame[] => [
  fromProof('second-rules-card', 'card, running, goes another way by later rules', 60),
  fromProof('second-rules-dice', 'dice, over, goes another way by later rules'),
  fromProof('first-rules-card', 'card, over, of the first rules and without promises'),
  withoutPromises(),
];
