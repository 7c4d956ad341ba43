// Tests that shared views and single views of one state agree.

import { below, randomFrom, seatsOf, sure } from '@posse/engine';
import { expect, test } from 'vitest';
import type { Answer } from './answers.ts';
import { diceGame } from './game.ts';
import type { Wishes } from './setup/setup.ts';
import { countOf } from './table/rolled-dice.ts';

const TABLES: readonly Wishes[] = [{ seats: 3 }, { seats: 5, modules: [3] }, { seats: 8, preset: 'everything' }];

test.each(TABLES)('the views of all seats agree, and show of others only what is public: %j', (wishes) => {
  const random = randomFrom('views');
  const t = diceGame.deal(wishes, 'views');
  for (let question = diceGame.pending(t); question !== null; question = diceGame.pending(t)) {
    const { open, own } = diceGame.views(t);
    expect(open).toEqual(diceGame.view(t, 'spectator'));
    for (const viewer of [...seatsOf(t.players.length), 'spectator'] as const) {
      const view = diceGame.view(t, viewer);
      if (viewer !== 'spectator') expect({ ...open, ...own(viewer) }).toEqual(view);
      expect(view.options).toEqual(viewer === question.asked ? question.options : []);
      for (const [place, { role, special }] of view.players.entries()) {
        const player = t.players[place];
        const isKnown = place === viewer || player?.roleShown;
        expect([role, special]).toEqual(isKnown ? [player?.role, player?.special] : [null, null]);
      }
    }
    diceGame.advance(t, question.options[below(random, question.options.length)] as Answer);
  }
});

test('a redeal for supposed roles has these roles, and looks the same to the viewer', () => {
  const t = diceGame.deal({ seats: 8, modules: [3] }, 'supposed');
  for (const viewer of [...seatsOf(8), 'spectator'] as const) {
    const view = diceGame.view(t, viewer);
    for (let number = 0; number < 10; number++) {
      const supposed = diceGame.redeal(view, randomFrom(`${number}`)).players.map(({ role }) => role);
      const world = diceGame.redeal(view, randomFrom('world'), supposed);
      expect(world.players.map(({ role }) => role)).toEqual(supposed);
      expect(diceGame.view(world, viewer)).toEqual(view);
    }
  }
});

test('a frame that settles dice is on the stack only if its symbol was rolled', () => {
  const SYMBOLS = { aim: ['1', '2'], healAfterShots: ['1', '2'], beers: ['beer'], gatling: ['gatling'] } as const;
  const met = new Set<string>();
  for (let number = 0; number < 40; number++) {
    const random = randomFrom(`settled ${number}`);
    const t = diceGame.deal({ seats: 5 + (number % 4), preset: 'everything' }, `settled ${number}`);
    for (let asked = diceGame.pending(t); asked !== null; asked = diceGame.pending(t)) {
      for (const [op, symbols] of Object.entries(SYMBOLS)) {
        if (!t.stack.some((frame) => frame.op === op)) continue;
        met.add(op);
        if (!symbols.some((symbol) => countOf(t, symbol) > 0)) expect.fail(`game ${number}, ${t.step}: ${op}`);
      }
      diceGame.advance(t, sure(asked.options[below(random, asked.options.length)], 'option'));
    }
  }
  expect([...met].toSorted()).toEqual(Object.keys(SYMBOLS).toSorted());
});
