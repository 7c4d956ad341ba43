// What everything says at a table: the usual texts, and in them what is agreed there.

import { type Texts, textsWith } from '@posse/engine';
import { NUMBERS, OPTIONS, SETS, TABLES, TEXTS } from './registry.ts';
import type { Agreed } from './state.ts';
import type { TextGroup } from './texts.ts';

/** Null where there is no table: what things usually say. */
export function textsFor(agreed: Agreed | null): Texts<TextGroup> {
  if (agreed === null) return TEXTS;
  const { seats, sets, options, numbers = {} } = agreed;
  const matters = [
    ...SETS.filter(({ id }) => sets.includes(id)),
    ...(TABLES[seats] === undefined ? [] : [TABLES[seats]]),
    ...OPTIONS.filter(({ id }) => options.includes(id)),
    ...NUMBERS.filter(({ id }) => Object.hasOwn(numbers, id)),
  ];
  const changes = matters.flatMap(({ changes: one }) => (one === undefined ? [] : [one]));
  return textsWith(TEXTS, changes, agreed);
}
