// Tests that nobody without a choice is asked.

import { type Answer, diceGame, type State } from '@posse/dice';
import { below, randomFrom, seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import { diceTableGame } from './playable-games.ts';
import { holdersIn, shownTo } from './shown-view.ts';

const GAMES = 200;

/** Does the player have a real choice: something to show, to decide, or their own dice to throw? */
const isReal = (options: readonly Answer[]): boolean =>
  options.some(({ kind }) => kind === 'reveal') || options.length > 1 || options[0]?.kind === 'roll';

function askedFor(t: State): readonly (readonly Answer[])[] {
  const yet = new Set(holdersIn(diceTableGame, t));
  return seatsOf(t.players.length)
    .map((seat) => shownTo(diceTableGame, t, seat, yet).options)
    .filter((options) => options.length > 0);
}

test('in dice games with all modules no player is asked who has nothing to show or to decide', () => {
  let [asked, moments] = [0, 0];
  for (let game = 0; game < GAMES; game++) {
    const random = randomFrom(`asked ${game}`);
    const t = diceGame.deal({ seats: 4 + (game % 5), preset: 'everything' }, `asked ${game}`);
    for (let pending = diceGame.pending(t); pending !== null; pending = diceGame.pending(t)) {
      for (const options of askedFor(t)) {
        if (!isReal(options) || options.some(({ kind }) => kind === 'never')) expect(options).toBe('a real question');
        asked++;
        if (pending.why.op === 'react') moments++;
      }
      const options = pending.options.filter(({ kind }) => kind !== 'never');
      diceGame.apply(t, options[below(random, options.length)] as Answer);
    }
  }
  expect(asked).toBeGreaterThan(10 * GAMES);
  expect(moments).toBeGreaterThan(GAMES);
});
