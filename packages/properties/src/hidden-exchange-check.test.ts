// Tests of exchanged seats: the check runs often enough, and finds faults.

import { kindOf } from '@posse/card';
import { below, type Kinds, randomFrom } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { cardSubject } from './checked-card-game.ts';
import { diceSubject } from './checked-dice-game.ts';
import type { Subject } from './checked-game-interface.ts';
import { findExchangeDifference } from './hidden-exchange-check.ts';

/** The bit of module 3 in the number of a setup. */
const SPECIAL_ROLES = 4;

/**
 * Counts in random games how often two seats could be exchanged, and finds the first difference. `fault` replaces
 * functions of the game.
 */
function checkExchanges<K extends Kinds, Client>(
  subject: Subject<K, Client>,
  numbers: readonly number[],
  fault: Partial<(typeof subject)['game']> = {},
): { readonly moments: number; readonly problem: string | null } {
  const { game } = subject;
  const faulty = { ...subject, game: { ...game, ...fault } };
  const random = randomFrom('seats');
  let moments = 0;
  for (const number of numbers) {
    const state = game.deal(subject.setup(number), `seats ${number}`);
    for (let asked = game.pending(state); asked !== null; asked = game.pending(state)) {
      const problem = findExchangeDifference(faulty, state, random);
      if (problem !== undefined) moments++;
      if (typeof problem === 'string') return { moments, problem };
      game.advance(state, asked.options[below(random, asked.options.length)] as K['answer']);
    }
  }
  return { moments, problem: null };
}

describe('in the dice game', () => {
  const numbers = Array.from({ length: 64 }, (_, number) => number).filter((number) => number & SPECIAL_ROLES);

  test('special roles of dice players who pass can be exchanged unnoticed', () => {
    const { moments, problem } = checkExchanges(diceSubject, numbers);
    expect(problem).toBeNull();
    expect(moments).toBeGreaterThan(100);
  });

  test('a pass that changes the life of one role’s holder is reported', () => {
    const { game } = diceSubject;
    const apply: typeof game.apply = (t, answer) => {
      const player = t.players[answer.seat];
      if (answer.kind === 'pass' && player?.special === 'baro') player.life++;
      return game.apply(t, answer);
    };
    expect(checkExchanges(diceSubject, numbers, { apply }).problem).toContain('what everybody');
  });

  test('a question that only holders of a special role get is reported', () => {
    const { game } = diceSubject;
    const pending: typeof game.pending = (t) => {
      const asked = game.pending(t);
      return asked?.why.op === 'react' && asked.options.every(({ kind }) => kind !== 'reveal') ? null : asked;
    };
    expect(checkExchanges(diceSubject, numbers, { pending }).problem).toContain('who is asked differs');
  });
});

describe('in the card game', () => {
  const numbers = Array.from({ length: 40 }, (_, number) => number);

  test('hands of targets who pass can be exchanged unnoticed', () => {
    const { moments, problem } = checkExchanges(cardSubject, numbers);
    expect(problem).toBeNull();
    expect(moments).toBeGreaterThan(50);
  });

  test('a pass that heals the holder of a Missed! is reported', () => {
    const { game } = cardSubject;
    const apply: typeof game.apply = (t, answer) => {
      const player = t.players[answer.seat];
      if (answer.kind === 'pass' && player?.hand.some((card) => kindOf(t, card).key === 'missed')) player.life++;
      return game.apply(t, answer);
    };
    expect(checkExchanges(cardSubject, numbers, { apply }).problem).toContain('what everybody');
  });
});
