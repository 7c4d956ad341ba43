// The property that seats make no difference among those who pass: it is tried often enough, and sees faults.

import { kindOf } from '@posse/card';
import { below, type Kinds, randomFrom } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { cardSubject } from './card.ts';
import { diceSubject } from './dice.ts';
import { passedAlike } from './passing.ts';
import type { Subject } from './subject.ts';

/** The bit of module 3 in the number of a setup. */
const SPECIAL_ROLES = 4;

/** In random games of these numbers: how often two could be exchanged, and the first difference, perhaps by the rules of a faulty game. */
function tried<K extends Kinds, Client>(
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
      const problem = passedAlike(faulty, state, random);
      if (problem !== undefined) moments++;
      if (typeof problem === 'string') return { moments, problem };
      game.advance(state, asked.options[below(random, asked.options.length)] as K['answer']);
    }
  }
  return { moments, problem: null };
}

describe('in the dice game', () => {
  const numbers = Array.from({ length: 64 }, (_, number) => number).filter((number) => number & SPECIAL_ROLES);

  test('roles of those who pass may be exchanged', () => {
    const { moments, problem } = tried(diceSubject, numbers);
    expect(problem).toBeNull();
    expect(moments).toBeGreaterThan(100);
  });

  test('a pass that costs a holder something is found', () => {
    const { game } = diceSubject;
    const apply: typeof game.apply = (t, answer) => {
      const player = t.players[answer.seat];
      if (answer.kind === 'pass' && player?.special === 'baro') player.life++;
      return game.apply(t, answer);
    };
    expect(tried(diceSubject, numbers, { apply }).problem).toContain('what everybody');
  });

  test('a question for holders only is found', () => {
    const { game } = diceSubject;
    const pending: typeof game.pending = (t) => {
      const asked = game.pending(t);
      return asked?.why.op === 'react' && asked.options.every(({ kind }) => kind !== 'reveal') ? null : asked;
    };
    expect(tried(diceSubject, numbers, { pending }).problem).toContain('who is asked differs');
  });
});

describe('in the card game', () => {
  const numbers = Array.from({ length: 40 }, (_, number) => number);

  test('hands of targets who pass may be exchanged', () => {
    const { moments, problem } = tried(cardSubject, numbers);
    expect(problem).toBeNull();
    expect(moments).toBeGreaterThan(50);
  });

  test('a pass that saves who holds a Missed! is found', () => {
    const { game } = cardSubject;
    const apply: typeof game.apply = (t, answer) => {
      const player = t.players[answer.seat];
      if (answer.kind === 'pass' && player?.hand.some((card) => kindOf(t, card).key === 'missed')) player.life++;
      return game.apply(t, answer);
    };
    expect(tried(cardSubject, numbers, { apply }).problem).toContain('what everybody');
  });
});
