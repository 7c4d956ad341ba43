// Tests that a sheet shows every option exactly once.

import { expect, test } from 'vitest';
import { wantsSheet } from '../middle/open-card-question.ts';
import { positions } from '../testing/random-card-positions.ts';
import { keptBeside, sheetItems } from './sheet-items.ts';

test('the answer sheet of a card game shows every option once', () => {
  for (const { view } of positions(10)) {
    const { answers, begins, pass } = sheetItems(view, view.options);
    const all = [...answers, ...begins.flatMap(({ options }) => options), ...(pass === null ? [] : [pass])];
    expect(all).toHaveLength(view.options.length);
    expect(new Set(all)).toEqual(new Set(view.options));
  }
});

test('every card of the hand is either on the answer sheet or beside it, and none twice', () => {
  let sheets = 0;
  for (const { view } of positions(6)) {
    if (!wantsSheet(view) || view.viewer === 'spectator' || !view.begun) continue;
    const { laid } = sheetItems(view, view.options);
    const kept = keptBeside(view, laid);
    const { hand = [], inPlay = [] } = view.players[view.viewer] ?? {};
    const beside = [...(kept?.hand ?? []), ...(kept?.inPlay ?? [])];
    for (const card of [...hand, ...inPlay]) expect([...laid, ...beside]).toContain(card);
    for (const card of beside) expect(laid).not.toContain(card);
    sheets++;
  }
  expect(sheets).toBeGreaterThan(100);
});

test('no cards lie beside the answer sheet before the deal, or for spectators', () => {
  for (const { view } of positions(1)) {
    expect(keptBeside({ ...view, viewer: 'spectator' }, [])).toBeNull();
    expect(keptBeside({ ...view, begun: false }, [])).toBeNull();
    break;
  }
});
