// Tests the reasons that bots give for answers in the card game.

import { type Answer, kindOf, OURS } from '@posse/card';
import { randomFrom } from '@posse/engine';
import { expect, test } from 'vitest';
import type { Reason } from '../answer-reason.ts';
import { type PlayStyle, SHREWD } from '../play-style.ts';
import { ruleOfThumbBot } from '../rules-of-thumb.ts';
import type { SeenDeed } from '../seat-memory.ts';
import { TEMPERS } from '../tempers.ts';
import { deed, me, type Position, times, viewOf } from '../testing/card-position.ts';
import { cardRulesOfThumb } from './card-rules-of-thumb.ts';

/** The bot's reason for its own answer, or for the given one. */
function reason(
  position: Position,
  deeds: readonly SeenDeed[] = [],
  style: Partial<PlayStyle> = {},
  given?: (answer: Answer) => boolean,
): Reason | undefined {
  const bot = ruleOfThumbBot(cardRulesOfThumb, 'deputy', { ...SHREWD, ...style });
  const view = viewOf(position);
  const memory = { deeds, sightings: [] };
  const random = randomFrom('reasons');
  const answer = given === undefined ? bot.answer(view, memory, random) : view.options.find(given);
  return answer && bot.reason?.(view, memory, answer, random);
}

const FIVE = ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade'] as const;
const OUTLAW = ['outlaw', 'sheriff', 'deputy', 'renegade', 'outlaw'] as const;
const SHOT_AT_ME = times(4, deed(4, 'bang', 0, 3));

test('a shot is explained by the likely role of its target', () => {
  const found = reason({ roles: FIVE, hand: ['bang'] }, SHOT_AT_ME);
  expect(found).toMatchObject({ code: 'harm', at: 4, role: 'outlaw' });
  expect(found?.percent).toBeGreaterThan(60);
  expect(found?.percent).toBeLessThanOrEqual(100);
});

test('a shot at the last life point of a foe is explained as finishing them off', () =>
  expect(reason({ roles: OUTLAW, hand: ['bang'], life: { 1: 1 } })).toEqual({
    code: 'finish',
    at: 1,
    role: 'sheriff',
    percent: 100,
  }));

test('robbing, Jail, healing, drawing and equipment have their own reasons', () => {
  expect(reason({ roles: OUTLAW, hand: ['cat-balou'] })).toMatchObject({ code: 'rob', at: 1 });
  expect(reason({ roles: FIVE, hand: ['jail'] }, SHOT_AT_ME)).toMatchObject({ code: 'hold-up', at: 4 });
  expect(reason({ roles: FIVE, hand: ['beer'], life: { 0: 1 } })).toMatchObject({ code: 'heal', at: null });
  expect(reason({ roles: FIVE, hand: ['stagecoach'] })).toMatchObject({ code: 'draw' });
  expect(reason({ roles: FIVE, hand: ['mustang'] })).toMatchObject({ code: 'equip' });
  expect(reason({ roles: OUTLAW, hand: ['indians'] })).toMatchObject({ code: 'sweep' });
});

test('the Renegade keeps the balance, until the showdown', () => {
  const roles = ['renegade', 'outlaw', 'sheriff', 'outlaw'] as const;
  const strong = { roles, hand: ['bang', 'bang', 'bang', 'bang', 'missed'], cards: { 1: 5, 3: 5 } };
  expect(reason(strong)).toMatchObject({ code: 'balance' });
  expect(reason({ roles, hand: ['bang'], life: { 1: 0, 3: 0 } })).toMatchObject({ code: 'showdown', at: 2 });
});

test('ending the turn spares a friend, keeps a card back, or is the best of bad options', () => {
  const friend = { roles: FIVE, hand: ['bang'], inPlay: { 4: ['mustang'] } };
  expect(reason(friend, times(4, deed(1, 'bang', 2, 0)))).toMatchObject({ code: 'spare', at: 1, role: 'deputy' });
  expect(reason({ roles: FIVE, hand: ['beer'] })).toMatchObject({ code: 'keep-back' });
  const armed = { roles: FIVE, hand: ['schofield'], inPlay: { 0: ['winchester'] } };
  expect(reason(armed)).toMatchObject({ code: 'nothing-better' });
});

test('dodging, taking a hit and discarding have their own reasons', () => {
  const shot = { op: 'shot', by: null, at: me, with: 'bang', need: 1, hit: [], dodged: [], tried: [] } as const;
  const position: Position = { roles: FIVE, hand: ['missed', 'bang'], frame: shot };
  expect(reason(position)).toMatchObject({ code: 'dodge' });
  expect(reason(position, [], {}, ({ kind }) => kind === 'pass')).toMatchObject({ code: 'take-hit' });
  const full: Position = { roles: FIVE, hand: ['missed', 'jail'], life: { 0: 1 }, frame: { op: 'phase3', who: me } };
  expect(reason(full)).toMatchObject({ code: 'least-needed' });
});

test('a single option, a slip and a grudge have their own reasons', () => {
  expect(reason({ roles: FIVE, hand: ['missed'] })).toMatchObject({ code: 'forced' });
  const tipsy = { slips: 30 };
  const drunk = { roles: FIVE, hand: ['beer', 'bang'], life: { 0: 1 } };
  expect(reason(drunk, [], tipsy, ({ kind }) => kind === 'end')).toMatchObject({ code: 'whim' });
  const isShot = ({ card, at }: Answer): boolean =>
    card !== null && kindOf({ catalogue: OURS }, card).key === 'bang' && at === 4;
  const grudging = { ...TEMPERS.grudging, infers: false };
  const back = reason({ roles: OUTLAW, hand: ['bang', 'bang'] }, times(2, deed(4, 'bang', 0, 1)), grudging, isShot);
  expect(back).toMatchObject({ code: 'grudge', at: 4 });
});
