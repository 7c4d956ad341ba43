// The same seed and answers give the same game on every machine: a checksum of whole games, one for each mix.
// A change of the rules changes a number here: look at what it did to the game before you take the new one.

import { createHash } from 'node:crypto';
import { cardGame } from '@posse/card';
import { diceGame } from '@posse/dice';
import type { AnswerBase, FactBase, Game } from '@posse/engine';
import { expect, test } from 'vitest';

/** Plays a game with answers that only depend on the step, and sums up everything that anybody was told. */
function checksum<W, S, F, A extends AnswerBase, T extends FactBase, V>(
  game: Game<W, S, F, A, T, V>,
  wishes: W,
): string {
  const state = game.deal(wishes, 'golden');
  const told = createHash('sha256');
  for (let step = 0, asked = game.pending(state); asked !== null; asked = game.pending(state), step++) {
    const answer = asked.options[(step * 7) % asked.options.length] as A;
    told.update(JSON.stringify([answer, game.apply(state, answer)]));
  }
  return told
    .update(JSON.stringify(game.save(state)))
    .digest('hex')
    .slice(0, 12);
}

test('whole card games', () => {
  const games = {
    base: checksum(cardGame, { seats: 5 }),
    'dodge-city': checksum(cardGame, { seats: 8, sets: ['base', 'dodge-city'] }),
    'high-noon': checksum(cardGame, { seats: 6, sets: ['base', 'high-noon'] }),
    fistful: checksum(cardGame, { seats: 6, sets: ['base', 'fistful'] }),
    tournament: checksum(cardGame, { seats: 5, preset: 'tournament' }),
    everything: checksum(cardGame, { seats: 7, preset: 'everything' }),
  };
  expect(games).toMatchInlineSnapshot(`
    {
      "base": "82625728eb55",
      "dodge-city": "33afe716496b",
      "everything": "752301999940",
      "fistful": "48fa2aaee040",
      "high-noon": "37a3c28f9d1e",
      "tournament": "2f96e29cc26b",
    }
  `);
});

test('whole dice games', () => {
  const games = {
    base: checksum(diceGame, { seats: 5 }),
    everything: checksum(diceGame, { seats: 8, preset: 'everything' }),
  };
  expect(games).toMatchInlineSnapshot(`
    {
      "base": "b08afe51f97c",
      "everything": "bacb03832eba",
    }
  `);
});
