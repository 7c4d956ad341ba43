// Tests that shared views and single views of one state agree.

import { below, randomFrom, type Seat, seatsOf, type Viewer } from '@posse/engine';
import { expect, test } from 'vitest';
import type { Answer } from './answers.ts';
import { cardGame } from './game.ts';
import { isHidden } from './hidden-card.ts';
import type { Wishes } from './setup/setup.ts';
import type { State } from './state.ts';

const TABLES: readonly Wishes[] = [
  { seats: 3, sets: ['base', 'dodge-city'] },
  { seats: 5, preset: 'tournament' },
  { seats: 6, sets: ['base', 'high-noon', 'promos'] },
  { seats: 7, preset: 'everything' },
];

function* moments(wishes: Wishes, number: number): Generator<{ t: State; asked: Seat; op: string }> {
  const random = randomFrom(`views ${number}`);
  const t = cardGame.deal(wishes, `views ${number}`);
  for (let question = cardGame.pending(t); question !== null; question = cardGame.pending(t)) {
    yield { t, asked: question.asked, op: question.why.op };
    cardGame.advance(t, question.options[below(random, question.options.length)] as Answer);
  }
}

test.each(TABLES)('the views of all seats agree with the shared view: %j', (wishes) => {
  for (const { t } of moments(wishes, wishes.seats)) {
    const { open, own } = cardGame.views(t);
    expect(open).toEqual(cardGame.view(t, 'spectator'));
    for (const seat of seatsOf(t.players.length)) expect({ ...open, ...own(seat) }).toEqual(cardGame.view(t, seat));
  }
});

test('R-HN-ID: the character that New Identity offers is visible only to its player, while it is offered', () => {
  let offers = 0;
  for (let number = 0; offers < 6; number++)
    for (const { t, asked, op } of moments({ seats: 6, sets: ['base', 'high-noon'] }, number)) {
      const isOffered = op === 'newIdentity';
      if (isOffered) offers++;
      for (const viewer of [...seatsOf(6), 'spectator'] as const)
        for (const [place, { spare, hasSpare }] of cardGame.view(t, viewer).players.entries()) {
          const sees = isOffered && place === asked && place === viewer;
          if (spare !== (sees ? t.players[place]?.spare : null) || hasSpare !== (t.players[place]?.spare !== null))
            expect.fail(`game ${number}, ${op}: ${viewer} sees "${spare}" of ${place}`);
        }
    }
});

test('a hand is visible to its owner, and to others only a card that is shown', () => {
  for (const { t } of moments({ seats: 7, preset: 'everything' }, 1))
    for (const viewer of [...seatsOf(7), 'spectator'] as readonly Viewer[])
      for (const [place, { hand }] of cardGame.view(t, viewer).players.entries()) {
        const cards = t.players[place]?.hand ?? [];
        if (hand.length !== cards.length) expect.fail(`${viewer} sees ${hand.length} cards of ${place}`);
        for (const [at, card] of hand.entries())
          if (isHidden(card) === (place === viewer || cards[at] === t.shown))
            expect.fail(`${viewer} sees ${JSON.stringify(card)} of ${place}`);
      }
});

test('a redeal of cards for supposed roles has these roles, and looks the same', () => {
  const t = cardGame.deal({ seats: 8, sets: ['base', 'dodge-city'] }, 'supposed');
  for (const viewer of [...seatsOf(8), 'spectator'] as const) {
    const view = cardGame.view(t, viewer);
    for (let number = 0; number < 10; number++) {
      const supposed = cardGame.redeal(view, randomFrom(`${number}`)).players.map(({ role }) => role);
      const world = cardGame.redeal(view, randomFrom('world'), supposed);
      expect(world.players.map(({ role }) => role)).toEqual(supposed);
      expect(cardGame.view(world, viewer)).toEqual(view);
    }
  }
});
