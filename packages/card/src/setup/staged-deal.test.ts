// Tests of staged games: the named cards come first.

import { seat, seatsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import { PLAIN } from '../catalogue/catalogue.ts';
import { cardGame } from '../game.ts';
import type { State } from '../state.ts';
import type { Wishes } from './setup.ts';
import { nextGame, setupFrom } from './setup.ts';

const ROLES = ['outlaw', 'sheriff', 'outlaw', 'renegade'] as const;
const HANDS = [
  ['bang', 'missed', 'beer', 'bang'],
  ['schofield', 'bang', 'bang', 'bang', 'missed'],
  ['beer', 'beer', 'bang', 'bang'],
  ['barrel', 'missed', 'missed', 'bang'],
];
const WISHES: Wishes = {
  seats: 4,
  preset: 'first-game',
  characters: seatsOf(4).map(() => PLAIN),
  staged: { roles: ROLES, cards: [...HANDS.flat(), 'volcanic', 'stagecoach'] },
};

const kindsOf = (t: State, who: number): (string | undefined)[] =>
  (t.players[who]?.hand ?? []).map((card) => t.catalogue.cards[card]?.kind.key);

test('a staged game has the named roles and hands with any seed', () => {
  for (const seed of ['one', 'two', 'three']) {
    const t = cardGame.deal(WISHES, seed);
    expect(t.players.map(({ role }) => role)).toEqual(ROLES);
    expect(t.turn).toBe(1);
    for (const who of [0, 2, 3]) expect(kindsOf(t, who)).toEqual(HANDS[who]);
    // The Sheriff's turn has begun with a draw.
    expect(kindsOf(t, 1)).toEqual([...(HANDS[1] ?? []), 'volcanic', 'stagecoach']);
  }
});

test('a staged game loses no card, and chance decides below the named ones', () => {
  const [one, other] = ['one', 'two'].map((seed) => cardGame.deal(WISHES, seed)) as [State, State];
  const all = (t: State): number[] => [...t.deck, ...t.players.flatMap(({ hand }) => hand)].toSorted((a, b) => a - b);
  expect(all(one)).toEqual(all(other));
  expect(new Set(all(one)).size).toBe(all(one).length);
  expect(one.deck).not.toEqual(other.deck);
});

test('a view does not show that a game was staged, and it can be saved', () => {
  const t = cardGame.deal(WISHES, 'seed');
  expect(JSON.stringify(cardGame.view(t, seat(0)))).not.toContain('staged');
  expect(t.setup).toEqual(setupFrom({ ...WISHES, staged: undefined } as unknown as Wishes));
  const restored = cardGame.restore(JSON.parse(JSON.stringify(cardGame.save(t))));
  expect(restored.deck).toEqual(t.deck);
});

test('the game after a staged one is dealt normally', () => {
  const t = cardGame.deal(WISHES, 'seed');
  t.winners = [];
  expect(nextGame(t)).not.toHaveProperty('staged');
});

test('a staged card can be dealt to a later seat, and chance deals those before it', () => {
  const cards = [null, null, null, null, 'volcanic'];
  const hands = ['one', 'two'].map((seed) => {
    const t = cardGame.deal({ ...WISHES, staged: { roles: ROLES, cards } }, seed);
    expect(kindsOf(t, 1)[0]).toBe('volcanic');
    expect(kindsOf(t, 0).length).toBe(4);
    return t.players[0]?.hand;
  });
  expect(hands[0]).not.toEqual(hands[1]);
});

test('the event deck begins with the named events, and has each event once', () => {
  const sets = ['base', 'high-noon'];
  const staged = { roles: ROLES, cards: [], events: ['high-noon', 'thirst'] };
  const t = cardGame.deal({ seats: 4, sets, staged }, 'seed');
  expect(t.events.slice(-2)).toEqual(['thirst', 'high-noon']);
  expect(new Set(t.events).size).toBe(t.events.length);
  const plain = cardGame.deal({ seats: 4, sets, staged: { ...staged, events: [] } }, 'seed');
  expect(t.events.toSorted()).toEqual(plain.events.toSorted());
});

test('a staged deal that the deck does not allow is refused', () => {
  const dealt = (staged: Wishes['staged']) => () => cardGame.deal({ seats: 4, staged } as Wishes, 'seed');
  expect(dealt({ roles: ['sheriff', 'deputy', 'outlaw', 'renegade'], cards: [] })).toThrow('4 players have the roles');
  expect(dealt({ roles: ROLES, cards: Array(30).fill('bang') })).toThrow('The deck has no "bang" left');
  expect(dealt({ roles: ROLES, cards: ['bazooka'] })).toThrow('The deck has no "bazooka" left');
  expect(dealt({ roles: ROLES, cards: [], events: ['rain'] })).toThrow('There is no event "rain"');
});
