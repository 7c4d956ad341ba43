// Number options: characters to choose from, and events.

import { BadSetup, type NumberOption } from '@posse/engine';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CardNumbers, CardOptionWishes, NumberId, OlderOptionId } from '../option-ids.ts';
import type { OurSetId } from '../set-ids.ts';
import type { Agreed } from '../state.ts';
import { NUMBER_TEXTS } from '../texts/number-option-texts.ts';
import type { TextChanges, Translated } from '../texts/set-texts.ts';

export interface RuleNumber extends NumberOption<NumberId> {
  /** Other defaults for some sets, by id. */
  readonly withSet: Readonly<Partial<Record<OurSetId, number>>>;
  readonly texts: Translated;
  /** The texts that another number than the default replaces. */
  readonly changes: TextChanges;
}

export const numberOption = (
  id: NumberId,
  changes: TextChanges,
  { withSet = {}, ...range }: Omit<NumberOption, 'id'> & { readonly withSet?: RuleNumber['withSet'] },
): RuleNumber => ({ id, ...range, withSet, texts: NUMBER_TEXTS[id], changes });

/** The default with these sets. */
export const defaultWith = (sets: readonly string[], { byDefault, withSet }: RuleNumber): number =>
  Object.entries(withSet).find(([set]) => sets.includes(set))?.[1] ?? byDefault;

/** The value at a table: the agreed one, or the default. */
export function numberIn({ numbers }: Catalogue, agreed: Pick<Agreed, 'sets' | 'numbers'>, id: NumberId): number {
  const usual = numbers.find((one) => one.id === id);
  return agreed.numbers?.[id] ?? (usual === undefined ? 0 : defaultWith(agreed.sets, usual));
}

/** The agreed numbers that differ from the defaults with these sets. The field is left out if none does. */
export function nonDefaultNumbers(
  { numbers }: Catalogue,
  sets: readonly string[],
  agreed: CardNumbers,
): { readonly numbers?: CardNumbers } {
  const changed = numbers.filter((one) => agreed[one.id] !== defaultWith(sets, one));
  return changed.length === 0 ? {} : { numbers: Object.fromEntries(changed.map(({ id }) => [id, agreed[id] ?? 0])) };
}

/** The number of characters that everybody may choose from; 1 means no choice. */
export const choicesIn = (catalogue: Catalogue, setup: Pick<Agreed, 'sets' | 'numbers'>): number =>
  numberIn(catalogue, setup, 'characters-to-choose');

/**
 * The number of events in both decks without their last cards. With this value all events are used, those of house sets
 * too.
 */
export const ALL_EVENTS = 28;

/** Switches of older plans and games that became numbers. */
export const OLDER_SWITCHES: Readonly<Record<OlderOptionId, { readonly id: NumberId; readonly value: number }>> = {
  'long-event-deck': { id: 'events', value: ALL_EVENTS },
};

/** Translates older switches. One that is off is dropped. */
export function upgradeOptionWishes(wishes: CardOptionWishes): CardOptionWishes {
  let today = wishes;
  for (const word of Object.keys(OLDER_SWITCHES) as OlderOptionId[]) {
    const { id, value } = OLDER_SWITCHES[word];
    if (!Object.hasOwn(today, word)) continue;
    const { [word]: isOn, ...rest } = today;
    if (typeof isOn !== 'boolean')
      throw new BadSetup(`The option "${word}" is on or off: it takes true or false, not ${isOn}.`);
    if (isOn && (rest[id] ?? value) !== value)
      throw new BadSetup(
        `The option "${word}" is another word for ${id} ${value}: leave it out for ${id} ${rest[id]}.`,
      );
    today = isOn ? { ...rest, [id]: value } : rest;
  }
  return today;
}
