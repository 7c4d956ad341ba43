// Tests of rulings in positions that no scenario can describe.

import { randomFrom, type Seat, seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { aftermath } from './base/rules/deaths.ts';
import { hurt } from './base/rules/life-loss.ts';
import { turn } from './base/rules/turn-phases.ts';
import { OURS } from './catalogue/built-in-catalogue.ts';
import { PLAIN } from './catalogue/catalogue.ts';
import type { Frame } from './frames.ts';
import { cardGame, settle } from './game.ts';
import { emptyTable, newPlayer } from './setup/deal.ts';
import { cardsFor, setupFrom, type Wishes } from './setup/setup.ts';
import type { State } from './state.ts';

/** Four players without abilities, except the named ones, and all cards in the draw pile. */
function table(
  wishes: Partial<Wishes>,
  characters: Readonly<Record<number, string>>,
  ...stack: readonly Frame[]
): State {
  const setup = setupFrom({ seats: 4, ...wishes });
  const roles = ['sheriff', 'outlaw', 'outlaw', 'renegade'] as const;
  const t = emptyTable(
    OURS,
    setup,
    randomFrom('table'),
    roles.map((role, place) => newPlayer(OURS, role, characters[place] ?? PLAIN)),
  );
  t.deck = [...cardsFor(OURS, setup)];
  t.stack = [...stack].reverse();
  return t;
}

const [A, B] = [seat(0), seat(1)] as [Seat, Seat];

test('R-CHR-GRINGO-3: El Gringo takes a card for each of two life points', () => {
  const t = table({}, { 1: 'el-gringo' }, hurt(B, 2, A), aftermath, turn(A));
  t.players[0]?.hand.push(...t.deck.splice(0, 3));
  const before = t.deck.length;
  settle(t);
  expect(t.players[1]?.life).toBe(1);
  expect(t.players[1]?.hand.length).toBe(2);
  // The third card, and the two that A draws.
  expect(t.players[0]?.hand.length).toBe(3);
  expect(t.deck.length).toBe(before - 2);
});

test('R-FOC-RANCH-3: a player without cards is not asked at the Ranch', () => {
  const t = table({ sets: ['base', 'fistful'] }, {}, turn(A));
  t.event = 'ranch';
  for (const card of t.deck.splice(0)) t.players[2]?.hand.push(card);
  settle(t);
  expect(cardGame.pending(t)?.why.op).toBe('phase2');
  expect(t.players[0]?.hand).toEqual([]);
});

test.each([
  [2, 5],
  [3, 4],
])('the championship toll after %i new draw piles leaves the Sheriff %i life points', (piles, life) => {
  const wishes = { sets: ['base', 'tournament'], options: { 'championship-toll': true } };
  const t = table(wishes, {}, turn(A));
  t.reshuffles = piles;
  settle(t);
  expect(t.players[0]?.life).toBe(life);
});

test('Dodge City has 40 cards, each suit from 5 to ace exactly once, and 15 characters', () => {
  const cards = OURS.cards.filter(({ set }) => set === 'dodge-city');
  expect(cards.length).toBe(40);
  for (const suit of ['hearts', 'diamonds', 'clubs', 'spades'])
    expect(
      cards
        .filter((card) => card.suit === suit)
        .map(({ rank }) => rank)
        .sort((a, b) => a - b),
    ).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(Object.values(OURS.characters).filter(({ set }) => set === 'dodge-city').length).toBe(15);
});
