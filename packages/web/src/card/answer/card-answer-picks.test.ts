// Tests that every legal option can be put together step by step.

import { type Answer, type CardId, card } from '@posse/card';
import { type Attempt, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { positions } from '../testing/random-card-positions.ts';
import {
  aimOf,
  impliedSource,
  NO_PICKS,
  nextOf,
  type Pick,
  type Picks,
  pickMore,
  sendsAtOnce,
  sourcesOf,
  takeBack,
} from './card-answer-picks.ts';

const blank = { seat: seat(0), kind: 'play', card: null, as: null, at: null, prey: null, cost: [], pick: null };
const answer = (fields: Attempt<Answer>): Answer => ({ ...blank, ...fields }) as Answer;
const BANG = card(1);
const PANIC = card(2);
const WHISKY = card(3);
const [FIRST, SECOND, THIRD] = [card(11), card(12), card(13)];

const after = (options: readonly Answer[], ...picks: readonly Pick[]) =>
  nextOf(options, picks.reduce(pickMore, NO_PICKS));

describe('a card with targets', () => {
  const shots = [1, 2].map((at) => answer({ card: BANG, at: seat(at) }));

  test('picking a card that needs a target asks for the target next, and completes the answer with it', () => {
    expect(after(shots)).toEqual({ wants: 'source' });
    expect(after(shots, { source: 'play card 1' })).toEqual({ wants: 'at', seats: [1, 2] });
    expect(after(shots, { source: 'play card 1' }, { at: seat(2) })).toEqual({ wants: 'nothing', answer: shots[1] });
  });

  test('picking a card with only one possible target completes the answer at once', () => {
    expect(after(shots.slice(1), { source: 'play card 1' })).toEqual({ wants: 'nothing', answer: shots[1] });
  });

  test('an answer is sent when its target is picked, not when its card is picked', () => {
    expect(sendsAtOnce({ at: seat(1) })).toBe(true);
    expect(sendsAtOnce({ source: 'play card 1' })).toBe(false);
    expect(sendsAtOnce({ cost: FIRST })).toBe(false);
  });
});

test('the picks so far tell whether the remaining options aim at one player, or at several or none', () => {
  const shots = [1, 2].map((at) => answer({ card: BANG, at: seat(at) }));
  const picked = pickMore(NO_PICKS, { source: 'play card 1' });
  expect(aimOf(shots, picked)).toBeNull();
  expect(aimOf(shots.slice(1), picked)).toBe(2);
  expect(aimOf(shots, pickMore(picked, { at: seat(1) }))).toBe(1);
  expect(aimOf([answer({ card: BANG })], picked)).toBeNull();
  expect(aimOf(shots, NO_PICKS)).toBeNull();
});

test('picking a card that takes another card asks for the player and then for which of their cards', () => {
  const options = [
    answer({ card: PANIC, at: seat(1), prey: 'hand' }),
    answer({ card: PANIC, at: seat(1), prey: FIRST }),
    answer({ card: PANIC, at: seat(2), prey: 'hand' }),
  ];
  const source = { source: 'play card 2' };
  expect(after(options, source, { at: seat(1) })).toEqual({ wants: 'prey', at: 1, prey: ['hand', FIRST] });
  expect(after(options, source, { at: seat(1) }, { prey: FIRST })).toEqual({ wants: 'nothing', answer: options[1] });
  expect(after(options, source, { at: seat(2) })).toEqual({ wants: 'nothing', answer: options[2] });
});

test('picking a card that can be played under two names asks which name is meant', () => {
  const options = [answer({ card: BANG, as: 'general-store' }), answer({ card: BANG, at: seat(1) })];
  expect(after(options, { source: 'play card 1' })).toEqual({ wants: 'as', names: ['general-store', null] });
  expect(after(options, { source: 'play card 1' }, { as: null })).toEqual({ wants: 'nothing', answer: options[1] });
});

test('the cards paid for an ability are picked one by one, and each can be taken back', () => {
  const pairs: [CardId, CardId][] = [
    [FIRST, SECOND],
    [FIRST, THIRD],
    [SECOND, THIRD],
  ];
  const options = pairs.map((cost) => answer({ kind: 'ability', pick: 'sid-ketchum', cost }));
  const source = { source: 'ability sid-ketchum' };
  expect(after(options, source)).toMatchObject({ wants: 'cost', cards: [FIRST, SECOND, THIRD], picked: 0, needed: 2 });
  expect(after(options, source, { cost: THIRD })).toMatchObject({ wants: 'cost', picked: 1, needed: 2 });
  expect(after(options, source, { cost: THIRD }, { cost: THIRD })).toMatchObject({ wants: 'cost', picked: 0 });
  expect(after(options, source, { cost: THIRD }, { cost: SECOND })).toEqual({ wants: 'nothing', answer: options[2] });
});

test('picks of cards and targets are taken back one by one, the latest first', () => {
  const all: Pick[] = [{ source: 'play card 3' }, { as: null }, { at: seat(1) }, { prey: 'hand' }, { cost: FIRST }];
  let picks: Picks = all.reduce(pickMore, NO_PICKS);
  const seen: Picks[] = [picks];
  for (const _ of all) {
    picks = takeBack(picks);
    seen.push(picks);
  }
  expect(seen.map(({ cost, prey, at, as, source }) => [cost.length, prey, at, as, source])).toEqual([
    [1, 'hand', 1, null, 'play card 3'],
    [0, 'hand', 1, null, 'play card 3'],
    [0, undefined, 1, null, 'play card 3'],
    [0, undefined, undefined, null, 'play card 3'],
    [0, undefined, undefined, undefined, 'play card 3'],
    [0, undefined, undefined, undefined, null],
  ]);
});

test('picking another card replaces the card and target that were picked before', () => {
  const picks = [{ source: 'play card 1' }, { at: seat(1) }, { source: `play card ${WHISKY}` }].reduce(
    pickMore,
    NO_PICKS,
  );
  expect(picks).toEqual({ ...NO_PICKS, source: 'play card 3' });
});

test('the only card or ability that can be answered with need not be picked first', () => {
  const pass = answer({ kind: 'pass' });
  const gifts = [1, 2].map((at) => answer({ kind: 'event', at: seat(at) }));
  expect(impliedSource([...gifts, pass])?.key).toBe('event');
  expect(impliedSource([...gifts, answer({ kind: 'end' })])).toBeNull();
  expect(impliedSource([pass])).toBeNull();
  expect(impliedSource([...gifts.slice(1), pass])?.key).toBe('event');
  expect(impliedSource([answer({ kind: 'event' }), pass])).toBeNull();
  expect(impliedSource([answer({ card: BANG }), pass])).toBeNull();
});

test('a player who may be chosen as an answer can be tapped at once, beside the other options', () => {
  const options = [answer({ kind: 'choose', pick: 'draw pile' }), answer({ kind: 'choose', at: seat(3) })];
  expect(impliedSource(options)?.options).toEqual([options[1]]);
});

test('in random card games the picks reach every option, and nothing else', () => {
  let reached = 0;
  for (const { view } of positions(8)) {
    const wanted = new Set(view.options.filter((_, place) => place % 9 === 0));
    for (const source of sourcesOf(view.options))
      for (const option of source.options) {
        if (!wanted.has(option)) continue;
        expect(walk(view.options, option, source.key)).toBe(option);
        reached++;
      }
  }
  expect(reached).toBeGreaterThan(1000);
});

/** Picks step by step until this answer is composed. */
function walk(options: readonly Answer[], wanted: Answer, source: string): Answer | null {
  let picks = pickMore(NO_PICKS, { source });
  for (let steps = 0; steps < 10; steps++) {
    const next = nextOf(options, picks);
    if (next.wants === 'nothing') return next.answer;
    picks = pickMore(picks, pickFor(next.wants, wanted, picks));
  }
  return null;
}

function pickFor(wants: string, { as, at, prey, cost }: Answer, picks: Picks): Pick {
  if (wants === 'as') return { as };
  if (wants === 'at' && at !== null) return { at };
  if (wants === 'prey' && prey !== null) return { prey };
  const next = cost.find((one) => !picks.cost.includes(one));
  if (next === undefined) throw new Error(`Nothing to pick where "${wants}" is wanted.`);
  return { cost: next };
}
