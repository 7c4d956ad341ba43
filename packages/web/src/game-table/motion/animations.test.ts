// Tests of the animations for facts, and their positions.

import { describe, expect, test } from 'vitest';
import { actsOf, dealOf } from './animations.ts';

const rect = (left: number): DOMRect => ({ left, top: 0, width: 10, height: 14 }) as DOMRect;
const places = (before: Readonly<Record<string, DOMRect>>, after = before) => ({
  before: new Map(Object.entries(before)),
  after: new Map(Object.entries(after)),
});

describe('a card that moves', () => {
  test('the animation moves a card from the draw pile to a hand, face down if it is hidden', () => {
    const [act] = actsOf(
      [{ kind: 'moved', from: 'deck', to: 'hand', toSeat: 2 }],
      places({ deck: rect(0), 'hand-2': rect(50) }),
      1,
    );
    expect(act).toMatchObject({ act: 'flight', card: null, from: { left: 0 }, to: { left: 50 }, landsOn: null, at: 0 });
  });

  test('the animation moves a card from its own spot to its new one rather than from hand to area', () => {
    const acts = actsOf(
      [{ kind: 'moved', from: 'hand', fromSeat: 0, to: 'table', toSeat: 0, card: 7 }],
      places({ 'card-7': rect(5), 'hand-0': rect(0) }, { 'card-7': rect(90), 'inplay-0': rect(80) }),
      1,
    );
    expect(acts).toMatchObject([{ from: { left: 5 }, to: { left: 90 }, landsOn: 'card-7' }]);
  });

  test('a played card waits beside the discard pile, and moves onto it when its effect is over', () => {
    const laid = { kind: 'moved', from: 'hand', fromSeat: 1, to: 'aside', toSeat: null, card: 7 };
    const put = { kind: 'moved', from: 'aside', fromSeat: null, to: 'discard', toSeat: null, card: 7 };
    const [hand, beside, discard] = [{ 'hand-1': rect(0) }, { 'card-7': rect(60) }, { discard: rect(50) }];
    const top = { 'card-7': rect(50) };
    const waits = actsOf([laid], places({ ...hand, ...discard }, { ...hand, ...discard, ...beside }), 1);
    expect(waits).toMatchObject([{ from: { left: 0 }, to: { left: 60 }, landsOn: 'card-7' }]);
    const ends = actsOf([put], places({ ...discard, ...beside }, { ...discard, ...top }), 1);
    expect(ends).toMatchObject([{ from: { left: 60 }, to: { left: 50 }, landsOn: 'card-7' }]);
    const atOnce = actsOf([laid, put], places({ ...hand, ...discard }, { ...hand, ...discard, ...top }), 1);
    expect(atOnce).toMatchObject([{ from: { left: 0 }, to: { left: 50 }, landsOn: 'card-7' }]);
    const covered = actsOf([laid, put], places({ ...hand, ...discard }), 1);
    expect(covered).toMatchObject([{ from: { left: 0 }, to: { left: 50 }, landsOn: null }]);
  });

  test('the move of a card is not animated if its start or end is not on the screen', () => {
    expect(actsOf([{ kind: 'moved', from: 'deck', to: 'hand', toSeat: 2 }], places({ deck: rect(0) }), 1)).toEqual([]);
  });
});

test('events of the game are animated one after another, and faster at a higher speed', () => {
  const facts = [
    { kind: 'played', who: 0, card: 1, at: 1 },
    { kind: 'hurt', who: 1, points: 1 },
  ];
  const spots = places({ 'seat-0': rect(0), 'seat-1': rect(40) });
  expect(actsOf(facts, spots, 1).map(({ act, at }) => [act, at])).toEqual([
    ['track', 0],
    ['sign', 420],
  ]);
  expect(actsOf(facts, spots, 0.5).map(({ at }) => at)).toEqual([0, 210]);
});

test('the animation of a deal goes round from the active player, and lands on the viewer’s own cards', () => {
  const spots = places({
    deck: rect(0),
    'hand-0': rect(10),
    'hand-1': rect(20),
    'card-7': rect(12),
    'card-9': rect(14),
  }).after;
  const view = { turn: 1, players: [{ hand: [7, 9] as never }, { hand: [{ back: 3 }] }] };
  expect(dealOf(view, spots, 1).map((act) => ({ ...act, from: 0, to: (act as { to: DOMRect }).to.left }))).toEqual([
    { act: 'flight', card: null, from: 0, to: 20, landsOn: null, at: 0 },
    { act: 'flight', card: 7, from: 0, to: 12, landsOn: 'card-7', at: 60 },
    { act: 'flight', card: 9, from: 0, to: 14, landsOn: 'card-9', at: 120 },
  ]);
});

test('an event of the game without anything to see has no animation', () => {
  expect(
    actsOf(
      [
        { kind: 'bangs', bangs: 1 },
        { kind: 'life', who: 0, life: 3 },
      ],
      places({ 'seat-0': rect(0) }),
      1,
    ),
  ).toEqual([]);
});
