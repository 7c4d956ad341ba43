// Tests that the dice on the felt are rolled again, if the options allow it.

import type { Answer, Die } from '@posse/dice';
import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { asTheyFell, movable, moved, rerollOf } from './tray-layout.ts';

const again = (...dice: number[]): Answer => ({
  seat: seat(0),
  kind: dice.length === 0 ? 'stop' : 'reroll',
  at: null,
  also: null,
  dice,
  face: null,
  twice: false,
  pick: null,
});

// The third die shows dynamite.
const OPTIONS = [again(), again(0), again(1), again(0, 1)];
const DICE: Die[] = (['1', 'beer', 'dynamite'] as const).map((face, place) => ({
  kind: 'base',
  face,
  fresh: place > 0,
}));

test('a die that shows dynamite can’t be moved to be rolled again', () => {
  expect([...movable(OPTIONS)]).toEqual([0, 1]);
});

test('a player’s freshly rolled dice lie on the felt, to be rolled again', () => {
  expect([...asTheyFell(OPTIONS, DICE)]).toEqual([1]);
});

test('moving a die to the shelf and back changes which answer to the roll is sent', () => {
  const both = moved(new Set([1]), 0);
  expect(rerollOf(OPTIONS, both)).toBe(OPTIONS[3]);
  expect(rerollOf(OPTIONS, moved(both, 1))).toBe(OPTIONS[1]);
  expect(rerollOf(OPTIONS, new Set())).toBe(null);
});
