// Tests the positions in which older legends gave odd answers.

import { cardGame, sameAnswer } from '@posse/card';
import { expect, test } from 'vitest';
import { ODD_ANSWERS } from './odd-answers.ts';

test('sixteen odd answers of older legends are stored', () => {
  expect(ODD_ANSWERS.map(({ name }) => name.replace(/^.-\d+-\d+-/, '')).sort()).toEqual([
    ...Array<string>(6).fill('beer-in-vain'),
    ...Array<string>(3).fill('shorter-gun'),
    ...Array<string>(7).fill('unlaid'),
  ]);
});

test.each(ODD_ANSWERS)('the program restores $name, where the odd answer is one of several options', (odd) => {
  const asked = cardGame.pending(cardGame.restore(odd.save));
  expect(asked?.asked).toBe(odd.answer.seat);
  expect(asked?.options.filter((option) => sameAnswer(option, odd.answer))).toHaveLength(1);
  expect(asked?.options.length).toBeGreaterThan(1);
});
