import type { Answer } from '@posse/dice';
import { randomFrom } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { type Manner, SHREWD } from '../manner.ts';
import type { Deed } from '../memory.ts';
import { aiming, me, type Scene, sceneOf, shot, viewOf } from '../testing/dice-scene.ts';
import { thumbBot } from '../thumbs.ts';
import { diceThumbs } from './thumbs.ts';

const answerIn = (scene: Scene, deeds: readonly Deed[] = [], manner: Manner = SHREWD): Answer =>
  thumbBot(diceThumbs, 'tested', manner).answer(viewOf(sceneOf(scene)), { deeds, sightings: [] }, randomFrom('test'));

describe('shots', () => {
  test('an Outlaw shoots the Sheriff rather than a likely fellow', () => {
    const scene: Scene = { roles: ['outlaw', 'sheriff', 'deputy', 'renegade', 'outlaw'], frame: aiming('1') };
    expect(answerIn(scene, [shot(4, 1, 3)]).at).toBe(1);
  });

  test('a Sheriff shoots who shot him', () => {
    const scene: Scene = { roles: ['sheriff', 'outlaw', 'deputy', 'renegade', 'outlaw'], frame: aiming('1') };
    expect(answerIn(scene, [shot(4, 0, 3)]).at).toBe(4);
    expect(answerIn(scene, [shot(1, 0, 2)]).at).toBe(1);
  });

  test('the Renegade does not finish the Sheriff while Outlaws live', () => {
    const scene: Scene = {
      roles: ['renegade', 'sheriff', 'outlaw', 'deputy', 'outlaw'],
      life: { 1: 1 },
      frame: aiming('1'),
    };
    expect(answerIn(scene).at).toBe(4);
  });

  test('an Outlaw finishes the Sheriff rather than anybody else', () => {
    const scene: Scene = {
      roles: ['outlaw', 'sheriff', 'deputy', 'renegade', 'outlaw'],
      life: { 1: 1, 4: 1 },
      frame: aiming('1'),
    };
    expect(answerIn(scene).at).toBe(1);
  });

  test('who bears a grudge shoots back', () => {
    const scene: Scene = { roles: ['outlaw', 'outlaw', 'sheriff', 'deputy', 'renegade'], frame: aiming('1') };
    const deeds = [shot(4, 0, 3), shot(1, 2, 3), shot(1, 3, 0)];
    expect(answerIn(scene, deeds, { ...SHREWD, infers: false, grudge: 0.5 }).at).toBe(4);
  });
});

describe('beers', () => {
  const pouring = { op: 'pouring', who: me, left: 1, given: [] } as const;

  test('a healthy Deputy pours for the wounded Sheriff', () => {
    const scene: Scene = {
      roles: ['deputy', 'outlaw', 'sheriff', 'outlaw', 'renegade'],
      life: { 2: 4 },
      frame: pouring,
    };
    expect(answerIn(scene).at).toBe(2);
  });

  test('a wounded Outlaw drinks himself', () => {
    const scene: Scene = {
      roles: ['outlaw', 'sheriff', 'deputy', 'outlaw', 'renegade'],
      life: { 0: 3 },
      frame: pouring,
    };
    expect(answerIn(scene).at).toBe(0);
  });
});

describe('dice', () => {
  const again = { op: 'again', who: me } as const;
  const roles = ['outlaw', 'sheriff', 'deputy', 'outlaw', 'renegade'] as const;

  test('with two dynamites down nobody throws a die that is good', () => {
    const scene: Scene = { roles, life: { 0: 2 }, dice: ['dynamite', 'dynamite', '1', 'beer', '1'], frame: again };
    expect(answerIn(scene).kind).toBe('stop');
  });

  test('an Outlaw keeps what hits the Sheriff, and throws the rest again', () => {
    const scene: Scene = { roles, dice: ['1', 'beer', 'arrow', 'arrow', '1'], frame: again };
    expect(answerIn(scene).dice).toEqual([1, 2, 3]);
  });

  test('an Outlaw with a Gatling that fires leaves it', () => {
    const scene: Scene = { roles, dice: ['gatling', 'gatling', 'gatling', '1', '1'], frame: again };
    expect(answerIn(scene).kind).toBe('stop');
  });
});
