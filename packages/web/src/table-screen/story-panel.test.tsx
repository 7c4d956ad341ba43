// Tests of the story panel without the beginning of the game.

import { expect, test } from 'vitest';
import { seatOf, shown, tableOf, wordsOf } from '../game-table/session/testing/rendered-text.tsx';
import { StoryPanel } from './StoryPanel.tsx';

const panel = (isStoryMissing: boolean): string => {
  const state = { earlier: [], story: [], asides: [], shown: null, table: tableOf([seatOf('ann')]), isStoryMissing };
  return wordsOf(shown(state, <StoryPanel />));
};

test('the story panel shows that earlier answers are loading as long as some are missing', () => {
  expect(panel(true)).toBe('Loading what happened before…');
});

test('the story panel says that nothing has happened yet only if no answers are missing', () => {
  expect(panel(false)).toBe('Nothing has happened yet.');
});
