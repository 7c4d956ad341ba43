// Tests of the story panel without the beginning of the game.

import { expect, test } from 'vitest';
import { seatOf, shown, tableOf, wordsOf } from '../play/session/testing/shown.tsx';
import { Story } from './Story.tsx';

const panel = (isStoryMissing: boolean): string => {
  const state = { earlier: [], story: [], asides: [], shown: null, table: tableOf([seatOf('ann')]), isStoryMissing };
  return wordsOf(shown(state, <Story />));
};

test('the story panel shows that earlier answers are loading as long as some are missing', () => {
  expect(panel(true)).toBe('Loading what happened before…');
});

test('the story panel says that nothing has happened yet only if no answers are missing', () => {
  expect(panel(false)).toBe('Nothing has happened yet.');
});
