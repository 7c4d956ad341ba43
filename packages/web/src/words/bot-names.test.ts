// Tests that the page knows all levels of bots.

import { LEVELS } from '@posse/bots';
import { idsOf } from '@posse/engine';
import { expect, test } from 'vitest';
import { LEVEL_IDS, levelOf, USUAL_LEVEL } from './bot-names.ts';

test('the levels of bots are listed from the weakest to the strongest', () => {
  expect(LEVEL_IDS).toEqual(idsOf(LEVELS));
  expect(LEVEL_IDS).toContain(USUAL_LEVEL);
});

test('some kinds of bots, such as the random one, have no level', () => {
  expect(levelOf('legend')).toBe('legend');
  expect(levelOf('random')).toBeNull();
});
