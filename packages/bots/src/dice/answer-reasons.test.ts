// Tests the reasons that bots give for answers in the dice game.

import { randomFrom } from '@posse/engine';
import { expect, test } from 'vitest';
import type { Reason } from '../answer-reason.ts';
import { SHREWD } from '../play-style.ts';
import { ruleOfThumbBot } from '../rules-of-thumb.ts';
import type { SeenDeed } from '../seat-memory.ts';
import { aiming, me, type Position, shot, stateOf, viewOf } from '../testing/dice-position.ts';
import { diceRulesOfThumb } from './dice-rules-of-thumb.ts';

const bot = ruleOfThumbBot(diceRulesOfThumb, 'tested', SHREWD);

/** The bot's reason for its own answer. */
function reasonIn(position: Position, deeds: readonly SeenDeed[] = []): Reason | undefined {
  const view = viewOf(stateOf(position));
  const memory = { deeds, sightings: [] };
  return bot.reason?.(view, memory, bot.answer(view, memory, randomFrom('test')), randomFrom('test'));
}

const roles = ['outlaw', 'sheriff', 'deputy', 'outlaw', 'renegade'] as const;
const again = { op: 'again', who: me } as const;

test('a shot at a known foe is explained by their role', () =>
  expect(reasonIn({ roles, frame: aiming('1') })).toEqual({ code: 'harm', at: 1, role: 'sheriff', percent: 100 }));

test('a shot that takes the last life point is explained as finishing off', () =>
  expect(reasonIn({ roles, life: { 1: 1 }, frame: aiming('1') })?.code).toBe('finish'));

test('a shot at a player who gave themselves away is explained by their likely role', () => {
  const reason = reasonIn({ roles: ['sheriff', 'outlaw', 'deputy', 'renegade', 'outlaw'], frame: aiming('1') }, [
    shot(4, 0, 3),
    shot(4, 0, 3),
  ]);
  expect(reason).toMatchObject({ code: 'harm', at: 4, role: 'outlaw' });
  expect(reason?.percent).toBeGreaterThan(70);
});

test('the Renegade explains a shot by keeping both sides level', () =>
  expect(reasonIn({ roles: ['renegade', 'outlaw', 'sheriff', 'outlaw', 'deputy'], frame: aiming('1') })?.code).toBe(
    'balance',
  ));

test('a beer is explained by help for a friend, or by healing', () => {
  const frame = { op: 'pouring', who: me, left: 1, given: [] } as const;
  const law = ['deputy', 'outlaw', 'sheriff', 'outlaw', 'renegade'] as const;
  expect(reasonIn({ roles: law, life: { 2: 4 }, frame })).toMatchObject({ code: 'help', at: 2, role: 'sheriff' });
  expect(reasonIn({ roles, life: { 0: 3 }, frame })?.code).toBe('heal');
});

test('rolling again and stopping have their own reasons', () => {
  expect(reasonIn({ roles, dice: ['arrow', 'arrow', 'arrow', '2', '2'], frame: again })?.code).toBe('roll-on');
  expect(reasonIn({ roles, dice: ['1', '1', '1', '1', '1'], frame: again })?.code).toBe('enough');
  expect(reasonIn({ roles, dice: ['gatling', 'gatling', 'gatling', '1', '1'], frame: again })?.code).toBe('sweep');
});
