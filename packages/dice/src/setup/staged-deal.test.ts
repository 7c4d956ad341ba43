// Tests of staged games: the first dice fall as named, then chance decides.

import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { diceGame } from '../game.ts';
import type { Face, State } from '../state.ts';
import type { Wishes } from './setup.ts';

const ROLES = ['sheriff', 'outlaw', 'renegade', 'outlaw'] as const;
const FIRST: readonly Face[] = ['1', 'arrow', '1', 'beer', 'dynamite'];
const AGAIN: readonly Face[] = ['2', 'gatling'];
const WISHES: Wishes = { seats: 4, staged: { roles: ROLES, dice: [...FIRST, ...AGAIN] } };

const faces = (t: State): Face[] => t.dice.map(({ face }) => face);

/** Gives the first answer of this kind that `fits`. */
function giveAnswer(
  t: State,
  kind: string,
  fits: (answer: { readonly dice: readonly number[] | null }) => boolean = () => true,
) {
  const answer = diceGame.pending(t)?.options.find((one) => one.kind === kind && fits(one as never));
  if (answer === undefined) throw new Error(`Nobody can answer "${kind}".`);
  diceGame.apply(t, answer);
}

const rollTwo = (t: State): void => {
  if (diceGame.pending(t)?.why.op === 'start') giveAnswer(t, 'roll');
  expect(faces(t)).toEqual(FIRST);
  giveAnswer(t, 'reroll', ({ dice }) => dice?.length === 2 && dice[0] === 0 && dice[1] === 1);
};

test('the first dice of a staged game fall as named, also in a copy and after a save', () => {
  for (const seed of ['one', 'two'])
    for (const same of [
      (t: State): State => t,
      diceGame.clone,
      (t: State): State => diceGame.restore(JSON.parse(JSON.stringify(diceGame.save(t)))),
    ]) {
      const t = same(diceGame.deal(WISHES, seed));
      expect(t.players.map(({ role }) => role)).toEqual(ROLES);
      rollTwo(t);
      expect(faces(t)).toEqual([...AGAIN, ...FIRST.slice(2)]);
    }
});

test('chance decides after the named dice of a staged game', () => {
  const thrown = (seed: string): string => {
    const t = diceGame.deal(WISHES, seed);
    rollTwo(t);
    giveAnswer(t, 'reroll', ({ dice }) => dice?.length === 4);
    return faces(t).join();
  };
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map(thrown)).size).toBeGreaterThan(1);
});

test('neither a view nor a redeal knows the named dice of a staged game', () => {
  const t = diceGame.deal(WISHES, 'seed');
  const view = diceGame.view(t, seat(0));
  expect(JSON.stringify(view)).not.toContain('loaded');
  expect(diceGame.redeal(view, { key: [1, 2, 3, 4, 5, 6, 7, 8], at: 0 }).random.loaded).toBeUndefined();
});

test('a staged deal with an unknown face is refused', () => {
  expect(() => diceGame.deal({ seats: 4, staged: { roles: ROLES, dice: ['bullet'] } }, 'seed')).toThrow(
    'There is no face "bullet"',
  );
});
