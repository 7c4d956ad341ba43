// Tests that a second confirmation is asked only for answers that harm the viewer.

import type { Answer, View } from '@posse/card';
import { expect, test } from 'vitest';
import { questionOf } from '../../game-table/position-from-view.ts';
import { positions } from '../testing/random-card-positions.ts';
import { isSelfHarm } from './self-harm-confirmation.ts';

const harmful = (view: View): Answer[] => view.options.filter((option) => isSelfHarm(view, option));

test('passing asks for a confirmation if the wound would be fatal and another answer is possible', () => {
  let asked = 0;
  for (const { view } of positions(20)) {
    if (view.viewer === 'spectator') continue;
    const [harm] = harmful(view);
    if (harm?.kind !== 'pass') continue;
    asked++;
    expect(view.options.length).toBeGreaterThan(1);
    expect(['shot', 'duel', 'indians', 'dying']).toContain(questionOf(view)?.op);
    expect(view.players[view.viewer]?.life).toBeLessThanOrEqual(2);
  }
  expect(asked).toBeGreaterThan(5);
});

test('an answer that aims at others, or heals, asks for no confirmation', () => {
  for (const { view } of positions(8))
    for (const { kind, at, prey, card } of harmful(view)) {
      if (kind === 'pass') continue;
      expect(at).toBe(view.viewer);
      expect(prey !== null || card !== null).toBe(true);
    }
});
