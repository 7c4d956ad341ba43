// Tests of lessons in random games: they fit their moment, and are told once.

import { cardGame, isHidden, type View } from '@posse/card';
import { below, randomFrom, type Seat, seat, seenBy } from '@posse/engine';
import { type SeenIn, wholeFacts } from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../entry-lookup.ts';
import { keyOf, type Lesson } from './lesson-types.ts';
import { lessonsFor, lessonsOf } from './possible-lessons.ts';

const SETS = { first: ['base'], all: ['base', 'dodge-city', 'high-noon', 'fistful', 'promos'] } as const;

interface Moment {
  readonly view: View;
  readonly facts: readonly SeenIn<'card'>[];
}

/** The views of one seat in a random game, after every answer. */
function* seenFrom(me: Seat, seats: number, sets: readonly string[], name: string): Generator<Moment> {
  const random = randomFrom(name);
  const state = cardGame.deal({ seats, sets }, name);
  let facts: readonly SeenIn<'card'>[] = [];
  for (let asked = cardGame.pending(state); ; asked = cardGame.pending(state)) {
    yield { view: cardGame.view(state, me), facts };
    if (asked === null) return;
    const answer = asked.options[below(random, asked.options.length)];
    if (answer === undefined) return;
    facts = wholeFacts(
      'card',
      cardGame.apply(state, answer).map((fact) => seenBy(fact, me)),
    );
  }
}

function* moments(games: number): Generator<Moment & { readonly me: Seat }> {
  for (let game = 0; game < games; game++) {
    const seats = 3 + (game % 6);
    const me = seat(game % seats);
    const sets = game % 2 === 0 && seats > 3 && seats < 8 ? SETS.first : SETS.all;
    for (const moment of seenFrom(me, seats, sets, `lessons ${game}`)) yield { ...moment, me };
  }
}

const MAY_BE_TOLD_ANY_TIME: readonly Lesson['id'][] = ['character', 'table', 'waiting', 'out'];

describe('lessons in random games', () => {
  const told = new Set<string>();
  const all = [...moments(24)];

  test('in random card games each lesson for beginners fits its moment', () => {
    for (const { view, me } of all) {
      const top = view.stack.at(-1)?.op;
      for (const lesson of lessonsFor(view)) {
        told.add(lesson.id);
        expect(lesson.id === 'out').toBe(!view.players[me]?.alive);
        if (!MAY_BE_TOLD_ANY_TIME.includes(lesson.id)) expect(view.asked).toBe(me);
        switch (lesson.id) {
          case 'shot':
            expect(top).toBe('shot');
            for (const key of lesson.help)
              expect(view.options.some(({ card }) => card !== null && kindOf(card).key === key)).toBe(true);
            break;
          case 'card': {
            const hand = view.players[me]?.hand.flatMap((card) => (isHidden(card) ? [] : [kindOf(card).key])) ?? [];
            expect(hand).toContain(lesson.card);
            expect(top).toBe('phase2');
            const playable = view.options.some(
              ({ kind, card, as }) =>
                kind === 'play' && card !== null && as === null && kindOf(card).key === lesson.card,
            );
            expect(lesson.isPlayable).toBe(playable);
            break;
          }
          case 'discard':
            expect(lesson.tooMany).toBeGreaterThan(0);
            break;
          case 'waiting':
            expect(lesson.turn, 'nobody is told in their own turn that it is somebody’s turn').not.toBe(me);
            break;
          case 'table':
            expect(lesson.near === null).toBe(lesson.inReach.length === 0);
            expect(lesson.far === null).toBe(lesson.beyond === null);
            expect(lesson.inReach).not.toContain(me);
            expect(lesson.inReach.every((place) => view.players[place]?.alive)).toBe(true);
            if (lesson.beyond !== null) expect(lesson.inReach).not.toContain(lesson.beyond);
            break;
          default:
        }
      }
    }
  });

  test('lessons about something that happened name the right players and results', () => {
    for (const { facts, view } of all)
      for (const lesson of lessonsOf(facts)) {
        told.add(lesson.id);
        if (lesson.id === 'elimination') expect(view.players[lesson.who]?.role).toBe(lesson.role);
        if (lesson.id === 'draw') expect(view.players[lesson.who]).toBeDefined();
      }
  });

  test('every kind of lesson for beginners occurs in random card games', () => {
    const ids: Lesson['id'][] = [
      ...['character', 'table', 'waiting', 'turn', 'card', 'end', 'discard', 'shot', 'barrel'],
      ...['indians', 'duel', 'store', 'dying', 'draw', 'event', 'elimination', 'out'],
    ] as Lesson['id'][];
    expect(ids.filter((id) => !told.has(id))).toEqual([]);
  });

  test('the lessons offered at one moment have different keys, so that each can be told once', () => {
    for (const { view } of all) {
      const keys = lessonsFor(view).map(keyOf);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

test('the lessons of a first card game explain the role, the table, the turn, the cards and the turn’s end', () => {
  const told: string[] = [];
  const me = seat(1);
  for (const { view } of seenFrom(me, 4, SETS.first, 'first')) {
    for (;;) {
      const next = lessonsFor(view)
        .map(keyOf)
        .find((key) => !told.includes(key));
      if (next === undefined) break;
      told.push(next);
    }
    if (told.includes('end')) break;
  }
  const order = ['character', 'table', 'turn', 'card', 'end'].map((id) => told.findIndex((key) => key.startsWith(id)));
  expect(order.every((place) => place >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(told).size).toBe(told.length);
});

test('lessons about cards that help at once come before those about other cards', () => {
  for (const { view } of seenFrom(seat(0), 5, SETS.first, 'order')) {
    const cards = lessonsFor(view).filter((lesson) => lesson.id === 'card');
    const firstIdle = cards.findIndex(({ isPlayable }) => !isPlayable);
    if (firstIdle >= 0) expect(cards.slice(firstIdle).some(({ isPlayable }) => isPlayable)).toBe(false);
  }
});
