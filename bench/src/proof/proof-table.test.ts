// Tests the table of a proof.

import { expect, test } from 'vitest';
import { rowOf, summaryOf } from './proof-table.ts';

const side = (name: string, difference: number, error: number) => ({
  side: name,
  games: 2000,
  before: 0.5,
  after: 0.5 + difference,
  difference,
  error,
});
const cell = (outlaw: number) => ({
  seats: '5',
  preset: 'standard',
  outcome: {
    duels: [
      {
        sides: [side('law', 0.04, 0.01), side('outlaw', outlaw, 0.01), side('renegade', 0.02, 0.01)],
        mean: { difference: 0.02, error: 0.005 },
        milliseconds: 0.0123,
      },
    ],
  },
});

test('a row of the proof has the wins of each side, with what was gained and its error', () => {
  expect(rowOf(cell(-0.03))).toBe(
    '| 5 | standard | 50.0 → 54.0 (+4.0 ± 1.0) | 50.0 → 47.0 (−3.0 ± 1.0) | 50.0 → 52.0 (+2.0 ± 1.0) | +2.0 ± 0.5 | 2000 | 0.012 |',
  );
});

test('the summary of the proof names the sides that lose by more than two errors, and no others', () => {
  expect(summaryOf([cell(-0.03), cell(-0.01)])).toBe(
    'Mean of the tables: +2.0 ± 0.4. Sides with gain + 2 errors below 0: 1 of 6: 5 standard outlaw (−3.0 ± 1.0).',
  );
});
