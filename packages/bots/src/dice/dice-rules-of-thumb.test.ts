// Tests the rules of thumb of the dice game in hand-made positions.

import type { Answer } from '@posse/dice';
import { randomFrom } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { type PlayStyle, SHREWD } from '../play-style.ts';
import { ruleOfThumbBot } from '../rules-of-thumb.ts';
import type { SeenDeed } from '../seat-memory.ts';
import { aiming, me, type Position, shot, stateOf, viewOf } from '../testing/dice-position.ts';
import { diceRulesOfThumb } from './dice-rules-of-thumb.ts';

const answerIn = (position: Position, deeds: readonly SeenDeed[] = [], style: PlayStyle = SHREWD): Answer =>
  ruleOfThumbBot(diceRulesOfThumb, 'tested', style).answer(
    viewOf(stateOf(position)),
    { deeds, sightings: [] },
    randomFrom('test'),
  );

describe('shots', () => {
  test('an Outlaw shoots the Sheriff rather than a likely fellow Outlaw', () => {
    const position: Position = { roles: ['outlaw', 'sheriff', 'deputy', 'renegade', 'outlaw'], frame: aiming('1') };
    expect(answerIn(position, [shot(4, 1, 3)]).at).toBe(1);
  });

  test('a Sheriff shoots a player who shot at the Sheriff before', () => {
    const position: Position = { roles: ['sheriff', 'outlaw', 'deputy', 'renegade', 'outlaw'], frame: aiming('1') };
    expect(answerIn(position, [shot(4, 0, 3)]).at).toBe(4);
    expect(answerIn(position, [shot(1, 0, 2)]).at).toBe(1);
  });

  test('a Renegade does not finish off the Sheriff while Outlaws live', () => {
    const position: Position = {
      roles: ['renegade', 'sheriff', 'outlaw', 'deputy', 'outlaw'],
      life: { 1: 1 },
      frame: aiming('1'),
    };
    expect(answerIn(position).at).toBe(4);
  });

  test('an Outlaw finishes off the Sheriff rather than anybody else', () => {
    const position: Position = {
      roles: ['outlaw', 'sheriff', 'deputy', 'renegade', 'outlaw'],
      life: { 1: 1, 4: 1 },
      frame: aiming('1'),
    };
    expect(answerIn(position).at).toBe(1);
  });

  test('a bot that bears grudges shoots back', () => {
    const position: Position = { roles: ['outlaw', 'outlaw', 'sheriff', 'deputy', 'renegade'], frame: aiming('1') };
    const deeds = [shot(4, 0, 3), shot(1, 2, 3), shot(1, 3, 0)];
    expect(answerIn(position, deeds, { ...SHREWD, infers: false, grudge: 0.5 }).at).toBe(4);
  });
});

describe('beers', () => {
  const pouring = { op: 'pouring', who: me, left: 1, given: [] } as const;

  test('a healthy Deputy gives a beer to the wounded Sheriff', () => {
    const position: Position = {
      roles: ['deputy', 'outlaw', 'sheriff', 'outlaw', 'renegade'],
      life: { 2: 4 },
      frame: pouring,
    };
    expect(answerIn(position).at).toBe(2);
  });

  test('a wounded Outlaw keeps the beer', () => {
    const position: Position = {
      roles: ['outlaw', 'sheriff', 'deputy', 'outlaw', 'renegade'],
      life: { 0: 3 },
      frame: pouring,
    };
    expect(answerIn(position).at).toBe(0);
  });
});

describe('dice', () => {
  const again = { op: 'again', who: me } as const;
  const roles = ['outlaw', 'sheriff', 'deputy', 'outlaw', 'renegade'] as const;

  test('nobody rolls a useful die again after two dynamites', () => {
    const position: Position = {
      roles,
      life: { 0: 2 },
      dice: ['dynamite', 'dynamite', '1', 'beer', '1'],
      frame: again,
    };
    expect(answerIn(position).kind).toBe('stop');
  });

  test('an Outlaw keeps dice that hit the Sheriff, and rolls the others again', () => {
    const position: Position = { roles, dice: ['1', 'beer', 'arrow', 'arrow', '1'], frame: again };
    expect(answerIn(position).dice).toEqual([1, 2, 3]);
  });

  test('an Outlaw keeps the three dice of a Gatling', () => {
    const position: Position = { roles, dice: ['gatling', 'gatling', 'gatling', '1', '1'], frame: again };
    expect(answerIn(position).kind).toBe('stop');
  });
});
