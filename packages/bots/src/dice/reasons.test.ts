import { randomFrom } from '@posse/engine';
import { expect, test } from 'vitest';
import { SHREWD } from '../manner.ts';
import type { Deed } from '../memory.ts';
import type { Reason } from '../reason.ts';
import { aiming, me, type Scene, sceneOf, shot, viewOf } from '../testing/dice-scene.ts';
import { thumbBot } from '../thumbs.ts';
import { diceThumbs } from './thumbs.ts';

const bot = thumbBot(diceThumbs, 'tested', SHREWD);

/** Why it gives the answer that it gives. */
function reasonIn(scene: Scene, deeds: readonly Deed[] = []): Reason | undefined {
  const view = viewOf(sceneOf(scene));
  const memory = { deeds, sightings: [] };
  return bot.reason?.(view, memory, bot.answer(view, memory, randomFrom('test')), randomFrom('test'));
}

const roles = ['outlaw', 'sheriff', 'deputy', 'outlaw', 'renegade'] as const;
const again = { op: 'again', who: me } as const;

test('a shot at a known foe', () =>
  expect(reasonIn({ roles, frame: aiming('1') })).toEqual({ code: 'harm', at: 1, role: 'sheriff', percent: 100 }));

test('the last shot that somebody needs', () =>
  expect(reasonIn({ roles, life: { 1: 1 }, frame: aiming('1') })?.code).toBe('finish'));

test('a shot at somebody who gave himself away', () => {
  const reason = reasonIn({ roles: ['sheriff', 'outlaw', 'deputy', 'renegade', 'outlaw'], frame: aiming('1') }, [
    shot(4, 0, 3),
    shot(4, 0, 3),
  ]);
  expect(reason).toMatchObject({ code: 'harm', at: 4, role: 'outlaw' });
  expect(reason?.percent).toBeGreaterThan(70);
});

test('the Renegade keeps both sides level', () =>
  expect(reasonIn({ roles: ['renegade', 'outlaw', 'sheriff', 'outlaw', 'deputy'], frame: aiming('1') })?.code).toBe(
    'balance',
  ));

test('a beer for a friend, and one for oneself', () => {
  const frame = { op: 'pouring', who: me, left: 1, given: [] } as const;
  const law = ['deputy', 'outlaw', 'sheriff', 'outlaw', 'renegade'] as const;
  expect(reasonIn({ roles: law, life: { 2: 4 }, frame })).toMatchObject({ code: 'help', at: 2, role: 'sheriff' });
  expect(reasonIn({ roles, life: { 0: 3 }, frame })?.code).toBe('heal');
});

test('dice: on, or enough', () => {
  expect(reasonIn({ roles, dice: ['arrow', 'arrow', 'arrow', '2', '2'], frame: again })?.code).toBe('roll-on');
  expect(reasonIn({ roles, dice: ['1', '1', '1', '1', '1'], frame: again })?.code).toBe('enough');
  expect(reasonIn({ roles, dice: ['gatling', 'gatling', 'gatling', '1', '1'], frame: again })?.code).toBe('sweep');
});
