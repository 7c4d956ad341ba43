// Tests of paired games and of the seats that are exchanged in them.

import { ROLES, type Role } from '@posse/engine';
import { expect, test } from 'vitest';
import { loadBot } from '../bots/bot-loader.ts';
import { cardCommandGame } from '../card/card-game-for-commands.ts';
import { playPairs, sidesIn } from './paired-games.ts';

test('the exchanged seat rotates: between Sheriff and Deputies, and among equal roles', () => {
  const roles: Role[] = ['deputy', 'outlaw', 'sheriff', 'outlaw', 'renegade', 'deputy', 'outlaw'];
  const seats = [0, 1, 2, 3, 4, 5].map((deal) => sidesIn(roles, deal).map(({ who }) => who));
  expect(seats.map(([law]) => law)).toEqual([2, 0, 2, 5, 2, 0]);
  expect(seats.map(([, outlaw]) => outlaw)).toEqual([1, 3, 6, 1, 3, 6]);
  expect(seats.map(([, , renegade]) => renegade)).toEqual([4, 4, 4, 4, 4, 4]);
});

test('every table has three sides; with three players they are the roles', () => {
  for (const [seats, roles] of Object.entries(ROLES)) {
    const sides = sidesIn(roles, 1);
    expect(sides.map(({ side }) => side)).toEqual([seats === '3' ? 'deputy' : 'law', 'outlaw', 'renegade']);
    expect(sides.every(({ who }) => roles[who] !== undefined)).toBe(true);
  }
});

test('an exchange with an equal bot changes nothing', async () => {
  for (const name of ['random', 'gunslinger']) {
    const bot = await loadBot(cardCommandGame, name, { budget: null, patience: 1 });
    for (let deal = 0; deal < 4; deal++) {
      const { sides, clock } = await playPairs(
        { commandGame: cardCommandGame, setup: { seats: 5 }, before: bot, after: bot },
        `same ${deal}`,
        deal,
      );
      expect(sides.map(({ changed }) => changed)).toEqual([0, 0, 0]);
      expect(clock.decisions).toBeGreaterThan(0);
    }
  }
});
