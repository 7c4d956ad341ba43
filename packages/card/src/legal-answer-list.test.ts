// Tests of the list of all answers that a game takes at one moment.

import { oneOf, randomFrom, seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import { cardGame } from './game.ts';
import { A, B, C, setOf, tableWith } from './testing/house-table.ts';

test('lists what Sid Ketchum may do in the turn of another player, which the open question does not offer', () => {
  const t = tableWith(setOf({ characters: { bystander: { bullets: 4, power: { farther: 1 } } } }), {
    characters: { B: 'sid-ketchum' },
    hands: { A: 'bang', B: 'beer missed' },
  });
  for (const player of t.players) player.life = 2;
  t.step++; // The question was listed before anybody was wounded.
  const discards = cardGame.answers(t, B);
  expect(discards.map(({ seat, kind }) => [seat, kind])).toEqual([[B, 'ability']]);
  expect(cardGame.pending(t)?.asked).toBe(A);
  expect(cardGame.pending(t)?.options).not.toContainEqual(discards[0]);
  expect(cardGame.answers(t)).toContainEqual(discards[0]);
  expect(cardGame.answers(t, C)).toEqual([]);
  for (const answer of discards) cardGame.apply(t, answer);
  expect(t.players[B]?.life).toBe(3);
  expect(cardGame.pending(t)?.asked).toBe(A);
});

test('lists the answers of every seat, each of which the game takes, and none after the end', () => {
  const random = randomFrom('all answers');
  const t = cardGame.deal({ seats: 5, sets: ['base', 'dodge-city'] }, 'all answers');
  while (cardGame.result(t) === null) {
    const answers = cardGame.answers(t);
    expect(seatsOf(5).flatMap((seat) => cardGame.answers(t, seat))).toHaveLength(answers.length);
    for (const answer of answers) cardGame.advance(cardGame.clone(t), answer);
    cardGame.advance(t, oneOf(random, answers));
  }
  expect(cardGame.answers(t)).toEqual([]);
  expect(cardGame.answers(t, A)).toEqual([]);
});
