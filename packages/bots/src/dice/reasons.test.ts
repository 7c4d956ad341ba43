import { randomFrom } from '@posse/engine';
import { expect, test } from 'vitest';
import type { SeenDeed } from '../memory.ts';
import { SHREWD } from '../play-style.ts';
import type { Reason } from '../reason.ts';
import { ruleOfThumbBot } from '../rules-of-thumb.ts';
import { aiming, me, type Position, shot, stateOf, viewOf } from '../testing/dice-position.ts';
import { diceRulesOfThumb } from './rules-of-thumb.ts';

const bot = ruleOfThumbBot(diceRulesOfThumb, 'tested', SHREWD);

/** Why it gives the answer that it gives. */
function reasonIn(position: Position, deeds: readonly SeenDeed[] = []): Reason | undefined {
  const view = viewOf(stateOf(position));
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
