// Tests that facts of random games survive the short form in which they are sent.

import { type CardKinds, cardGame } from '@posse/card';
import { type DiceKinds, diceGame } from '@posse/dice';
import { below, type Game, type Kinds, randomFrom, seatsOf, seenBy } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import type { GameId } from './game-ids.ts';
import { shortFact, wholeFacts } from './short-facts.ts';

const GAMES = 24;

/** Plays random games, and returns the kinds of facts that occurred. */
function told<K extends Kinds>(id: GameId, game: Game<K>, wishes: (number: number) => K['wishes']): Set<string> {
  const kinds = new Set<string>();
  for (let number = 0; number < GAMES; number++) {
    const random = randomFrom(`facts ${number}`);
    const state = game.deal(wishes(number), `facts ${number}`);
    for (let asked = game.pending(state); asked !== null; asked = game.pending(state)) {
      const choice = [...asked.options, ...asked.asides];
      for (const fact of game.apply(state, choice[below(random, choice.length)] as K['answer'])) {
        if (kinds.has(fact.kind) && number > 0 && below(random, 8) > 0) continue;
        kinds.add(fact.kind);
        for (const viewer of [...seatsOf(state.players.length), 'spectator' as const]) {
          const seen = seenBy(fact, viewer);
          expect(wholeFacts(id, [shortFact(seen)])).toEqual([seen]);
        }
      }
    }
  }
  return kinds;
}

describe('facts are complete when they arrive', () => {
  test('facts are complete when they arrive in all kinds of the card game', () => {
    const sets = ['base', 'dodge-city', 'high-noon', 'fistful', 'promos'];
    const kinds = told<CardKinds>('card', cardGame, (number) => ({ seats: 3 + (number % 6), sets }));
    expect(kinds.size).toBeGreaterThan(17);
  });

  test('facts are complete when they arrive in all kinds of the dice game', () => {
    const wishes = (number: number) => ({ seats: 5 + (number % 4), modules: [1, 2, 3, 4, 5] });
    expect(told<DiceKinds>('dice', diceGame, wishes).size).toBe(17);
  });

  test('facts of an unknown kind are dropped when they arrive', () => {
    expect(wholeFacts('card', [{ kind: 'sang', who: 1 }])).toEqual([]);
  });
});

describe('shortFact', () => {
  test('the short form of a fact leaves out fields that are null, false or an empty list', () => {
    expect(shortFact({ kind: 'hurt', who: 0, by: null, lucky: false, cards: [], points: 1 })).toEqual({
      kind: 'hurt',
      who: 0,
      points: 1,
    });
  });

  test('the short form of a fact keeps fields that are zero, true or an empty text', () => {
    const fact = { kind: 'drew', who: 0, lucky: true, text: '' };
    expect(shortFact(fact)).toEqual(fact);
  });

  test('the short form of a fact keeps values inside a list or an object', () => {
    const fact = { kind: 'over', roles: [null, 'sheriff', false, 0, []], haunting: { who: 1, twice: false } };
    expect(shortFact(fact)).toEqual(fact);
  });

  test('shortFact does not change the original', () => {
    const fact = { kind: 'hurt', who: 1, by: null };
    shortFact(fact);
    expect(fact).toEqual({ kind: 'hurt', who: 1, by: null });
  });
});
