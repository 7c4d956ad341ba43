// The texts of one table: the usual ones, with replacements for its setup.

import { type Texts, textsWith } from '@posse/engine';
import { catalogueOf } from '../catalogue/available-sets.ts';
import { OURS } from '../catalogue/built-in-catalogue.ts';
import type { Agreed } from '../state.ts';
import type { TextGroup } from './set-texts.ts';

/** The usual texts if there is no table (null). */
export function textsFor(agreed: Agreed | null): Texts<TextGroup> {
  if (agreed === null) return OURS.texts;
  const catalogue = catalogueOf(agreed);
  const { tables } = catalogue;
  const { seats, sets, options, numbers = {} } = agreed;
  const matters = [
    ...catalogue.sets.filter(({ id }) => sets.includes(id)),
    ...(tables[seats] === undefined ? [] : [tables[seats]]),
    ...catalogue.options.filter(({ id }) => options.includes(id)),
    ...catalogue.numbers.filter(({ id }) => Object.hasOwn(numbers, id)),
  ];
  const changes = matters.flatMap(({ changes: one }) => (one === undefined ? [] : [one]));
  return textsWith(catalogue.texts, changes, { ...agreed, catalogue });
}
