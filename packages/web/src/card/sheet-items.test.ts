// A sheet leaves nothing out and offers nothing twice.

import { expect, test } from 'vitest';
import { sheetItems } from './sheet-items.ts';
import { positions } from './testing/positions.ts';

test('every option is on the sheet, once', () => {
  for (const { view } of positions(10)) {
    const { answers, begins, pass } = sheetItems(view, view.options);
    const all = [...answers, ...begins.flatMap(({ options }) => options), ...(pass === null ? [] : [pass])];
    expect(all).toHaveLength(view.options.length);
    expect(new Set(all)).toEqual(new Set(view.options));
  }
});

test('the rest of the hand is what no answer plays', () => {
  for (const { view } of positions(3)) {
    const { rest } = sheetItems(view, view.options);
    for (const card of rest) expect(view.options.some((option) => option.card === card)).toBe(false);
  }
});
