// Nearly every answer has a face; words are for what has none.

import { expect, test } from 'vitest';
import { faceOf } from './faces.ts';
import { positions } from './testing/positions.ts';

test('only passing, ending and what an event allows are mere words', () => {
  const worded = new Set<string>();
  for (const { view } of positions(10))
    for (const option of view.options) if (faceOf(view, option).face === 'words') worded.add(option.kind);
  expect([...worded].toSorted()).toEqual(['end', 'event', 'pass']);
});
