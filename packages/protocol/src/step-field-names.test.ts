// Tests of the names that the step of a question has in messages.

import { expect, test } from 'vitest';
import { fromWire, toWire } from './step-field-names.ts';

const PAIRS = [
  [
    { type: 'answer', question: 4, option: 1 },
    { type: 'answer', step: 4, option: 1 },
  ],
  [
    { type: 'explain', question: 4, attempt: {} },
    { type: 'explain', step: 4, attempt: {} },
  ],
  [
    { type: 'because', question: 4, refusal: null },
    { type: 'because', step: 4, refusal: null },
  ],
  [
    { type: 'error', code: 'stale-question', question: 4 },
    { type: 'error', code: 'stale-question', step: 4 },
  ],
  [
    { type: 'game', n: 4, open: { step: 4 } },
    { type: 'game', step: 4, open: { step: 4 } },
  ],
  [
    { type: 'update', n: 4, facts: [] },
    { type: 'update', step: 4, facts: [] },
  ],
  [
    { type: 'join', since: { game: 'g', n: 4 } },
    { type: 'join', since: { game: 'g', step: 4 } },
  ],
] as const;

test.each(PAIRS)('the step of a question is translated in %j, and back', (sent, read) => {
  expect(fromWire(sent)).toEqual(read);
  expect(JSON.stringify(toWire(read))).toBe(JSON.stringify(sent));
});

test.each([
  { type: 'join', name: 'Ann' },
  { type: 'story', before: 4 },
  { type: 'error', code: 'not-now' },
])('a message without a step is not changed: %j', (message) => {
  expect(fromWire(message)).toEqual(message);
  expect(toWire(message)).toEqual(message);
});
