// Tests that the picks reach every answer of every question, and nothing else.

import type { Answer, Die, Face } from '@posse/dice';
import { type Attempt, seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { positions } from '../testing/random-dice-positions.ts';
import {
  diceAsked,
  type Next,
  NO_PICKS,
  nextOf,
  type Offered,
  type Picks,
  withDie,
  withSeat,
  withWay,
} from './dice-answer-picks.ts';

const blank = { seat: seat(0), at: null, also: null, dice: [], face: null, twice: false, pick: null };
const answer = (kind: Answer['kind'], parts: Attempt<Answer> = {}): Answer => ({ ...blank, kind, ...parts }) as Answer;

const dice = (...faces: Face[]): Die[] => faces.map((face) => ({ kind: 'base', face, fresh: true }));

const JANET: Offered = {
  dice: dice('1', '2', 'beer', 'arrow', '1x2'),
  options: [1, 2].flatMap((at) => (['1', '2'] as const).map((face) => answer('shoot', { face, at: seat(at) }))),
};

test('with shots of two distances on the dice, the die is picked first and then the target', () => {
  const next = nextOf(JANET, NO_PICKS);
  expect(next).toMatchObject({ dice: [0, 1, 4], seats: [1, 2], ways: [], complete: null });
  const aimed = withDie(JANET, NO_PICKS, 4);
  expect(nextOf(JANET, aimed)).toMatchObject({ dice: [], seats: [1, 2] });
  expect(nextOf(JANET, withSeat(aimed, seat(2))).complete).toBe(JANET.options[2]);
});

test('with shots of two distances on the dice, the target may be picked first', () => {
  const aimed = withSeat(NO_PICKS, seat(1));
  expect(nextOf(JANET, aimed)).toMatchObject({ dice: [0, 1, 4], seats: [], complete: null });
  expect(nextOf(JANET, withDie(JANET, aimed, 1)).complete).toBe(JANET.options[1]);
});

test('tapping a target is enough if only one of the dice’s shots reaches it', () => {
  const near = answer('shoot', { face: '1', at: seat(1) });
  const far = answer('shoot', { face: '2', at: seat(2) });
  const offered = { dice: dice('1', '2'), options: [near, far] };
  expect(nextOf(offered, withSeat(NO_PICKS, seat(2))).complete).toBe(far);
});

test('a question about a beer highlights all dice with beers, although the player picks only whom to heal', () => {
  const offered = {
    dice: dice('beer', '1', 'beerx2'),
    options: [0, 1].map((at) => answer('pour', { face: 'beer', at: seat(at) })),
  };
  expect(diceAsked(offered, NO_PICKS)).toEqual([0, 2]);
  expect(nextOf(offered, NO_PICKS).dice).toEqual([]);
});

test('before the roll no player is highlighted as a target until an ability’s button was pressed', () => {
  const offered = {
    dice: [],
    options: [answer('roll'), answer('ability', { at: seat(0) }), answer('ability', { at: seat(1) })],
  };
  const next = nextOf(offered, NO_PICKS);
  expect(next.seats).toEqual([]);
  expect(next.ways.map(({ kind }) => kind)).toEqual(['roll', 'ability']);
  expect(nextOf(offered, withWay(NO_PICKS, answer('ability')))).toMatchObject({ seats: [0, 1], ways: [] });
});

test('revealing a role before the roll, and declining further questions, need a second tap', () => {
  const buono = answer('reveal', { pick: 'buono' });
  const offered = { dice: [], options: [answer('roll'), buono] };
  expect(nextOf(offered, withWay(NO_PICKS, buono))).toMatchObject({ complete: buono, needsConfirming: true });
  const never = answer('never');
  const asked = { dice: [], options: [answer('pass'), never] };
  expect(nextOf(asked, withWay(NO_PICKS, never)).needsConfirming).toBe(true);
  expect(nextOf(asked, withWay(NO_PICKS, answer('pass'))).needsConfirming).toBe(false);
});

test('a die is turned to another face by picking the die and then the face', () => {
  const turns = [0, 1].flatMap((die) =>
    (['beer', 'gatling'] as const).map((face) => answer('reveal', { pick: 'dottore', dice: [die], face })),
  );
  const offered = { dice: dice('1', '1'), options: [...turns, answer('pass')] };
  const shown = withWay(NO_PICKS, turns[0] as Answer);
  expect(nextOf(offered, shown).dice).toEqual([0, 1]);
  const picked = withDie(offered, shown, 1);
  expect(nextOf(offered, picked)).toMatchObject({ faces: ['beer', 'gatling'], dice: [] });
  expect(nextOf(offered, { ...picked, face: 'gatling' }).complete).toBe(turns[3]);
});

test('the ghost’s roller chooses whether to give one die or both to a player', () => {
  const once = answer('assign', { face: 'arrow', at: seat(1) });
  const both = answer('assign', { face: 'arrow', at: seat(1), twice: true });
  const offered = { dice: dice('arrow', 'arrow'), options: [once, both] };
  expect(nextOf(offered, NO_PICKS).ways).toEqual(offered.options);
  expect(nextOf(offered, withSeat(NO_PICKS, seat(1))).ways).toEqual(offered.options);
  expect(nextOf(offered, withWay(NO_PICKS, once)).complete).toBe(once);
});

test('an unusual question in the dice game lists its answers', () => {
  const options = [1, 2].map((at) => answer('reveal', { pick: 'x', at: seat(at), also: seat(at) }));
  const odd = {
    dice: [],
    options: [...options, answer('reveal', { pick: 'x', at: seat(1), also: seat(1), face: '1' })],
  };
  const stuck = withSeat(withWay(NO_PICKS, options[0] as Answer), seat(1));
  expect(nextOf(odd, stuck).rest).toHaveLength(2);
});

/** All possible next picks. */
const steps = (offered: Offered, picks: Picks, next: Next): Picks[] => [
  ...next.ways.map((way) => withWay(picks, way)),
  ...next.dice.map((die) => withDie(offered, picks, die)),
  ...next.faces.map((face) => ({ ...picks, face })),
  ...next.seats.map((at) => withSeat(picks, at)),
];

function* reached(offered: Offered, picks: Picks): Generator<Answer> {
  const next = nextOf(offered, picks);
  expect(next.rest).toEqual([]);
  if (next.complete !== null) yield next.complete;
  else for (const more of steps(offered, picks, next)) yield* reached(offered, more);
}

test('in random dice games the picks of dice and players reach every answer, and nothing else', () => {
  for (const view of positions(12)) {
    const meant = view.options.filter(({ kind }) => kind !== 'reroll');
    expect(new Set(reached(view, NO_PICKS))).toEqual(new Set(meant));
  }
});
