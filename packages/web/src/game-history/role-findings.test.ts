// Tests of the strengths and weaknesses that the coach finds over many games.

import { expect, test } from 'vitest';
import type { KeptGame, Losses } from './game-list-entry.ts';
import { findingsOf, MIN_GAMES } from './role-findings.ts';

/** A game in which ten answers on each topic lost so many points each. */
const game = (
  number: number,
  reactions: number,
  targets: number,
  own: number,
  more: Partial<KeptGame> = {},
): KeptGame => {
  const of = (points: number) => ({ answers: 10, lost: points / 10 });
  const losses: Losses = { reactions: of(reactions), targets: of(targets), own: of(own) };
  return { where: 'solo', id: `g${number}`, game: 'card', seats: 5, role: 'outlaw', losses, ...more } as KeptGame;
};

const games = (length: number, of: (number: number) => KeptGame): KeptGame[] =>
  Array.from({ length }, (_, number) => of(number));

/** Alternates a little, so that there is an error. */
const about = (points: number, number: number): number => points + (number % 2 === 0 ? 0.2 : -0.2);

test('a topic that costs clearly more than all else is a weakness, and one that costs less a strength', () => {
  const found = findingsOf(games(MIN_GAMES, (number) => game(number, about(1, number), about(6, number), 1)));
  expect(found[0]).toMatchObject({ role: 'outlaw', topic: 'targets', isStrength: false });
  expect(found[0]?.points).toBeCloseTo(6, 0);
  expect(found[0]?.others).toBeCloseTo(1, 0);
  expect(found.filter(({ topic }) => topic !== 'targets').every(({ isStrength }) => isStrength)).toBe(true);
});

test('the coach finds nothing in fewer games of a role than it needs', () => {
  expect(findingsOf(games(MIN_GAMES - 1, (number) => game(number, 1, about(6, number), 1)))).toEqual([]);
  const roles = (number: number) => ({ role: number % 2 === 0 ? 'outlaw' : 'sheriff' }) as const;
  expect(findingsOf(games(MIN_GAMES + 5, (number) => game(number, 1, 6, 1, roles(number))))).toEqual([]);
});

test('the coach finds nothing in differences that chance explains', () => {
  const wild = (number: number) => game(number, 2, number % 2 === 0 ? 9 : 0, number % 3 === 0 ? 6 : 1);
  expect(findingsOf(games(24, wild))).toEqual([]);
});

test('games without losses, and games of unknown roles, count for no finding', () => {
  const unread = games(40, (number) => ({ ...game(number, 1, about(6, number), 1), role: null }));
  const { losses: _, ...bare } = game(0, 1, 6, 1);
  expect(findingsOf([...unread, ...games(40, (number) => ({ ...bare, id: `b${number}` }))])).toEqual([]);
});

test('the coach tells at most three findings, and keeps the games apart', () => {
  const both = [
    ...games(20, (number) => game(number, about(1, number), about(6, number), about(3, number))),
    ...games(20, (number) => game(number, about(1, number), about(6, number), about(3, number), { game: 'dice' })),
  ];
  const found = findingsOf(both);
  expect(found).toHaveLength(3);
  expect(new Set(found.map((one) => one.game)).size).toBe(2);
});
