// All texts of things at any table, in both games, for tests.

import { type TextGroup, textsFor } from '@posse/card';
import { OPTIONS as DICE_OPTIONS, type TextGroup as DiceTextGroup, textsFor as diceTextsFor } from '@posse/dice';
import { idsOf, LANGUAGES, type Texts, type Translated } from '@posse/engine';
import { catalogue } from '../../entry-lookup.ts';

/** All mixes of at most two of these ids. */
const mixes = <Id extends string>(ids: readonly Id[]): Id[][] => [
  [],
  ...ids.flatMap((one, place) => [[one], ...ids.slice(place + 1).map((other) => [one, other])]),
];

/** All texts of a group at these tables, each once. */
function gathered<Group extends string>(tables: readonly Texts<Group>[], group: Group): Translated[] {
  const texts = tables.flatMap((table) => Object.values(table[group]));
  const key = (text: Translated): string => LANGUAGES.map((language) => text[language].text).join('\n') + text.en.name;
  return [...new Map([...new Set(texts)].map((text) => [key(text), text])).values()];
}

const rules = idsOf(catalogue().options).filter((id) => !id.startsWith('without-') || id === 'without-peyote');

const CARD_TABLES: readonly Texts<TextGroup>[] = [
  textsFor(null),
  ...[3, 5, 7].flatMap((seats) =>
    mixes(rules).map((options) => textsFor({ seats, sets: idsOf(catalogue().sets), options })),
  ),
];

const DICE_TABLES: readonly Texts<DiceTextGroup>[] = [
  diceTextsFor(null),
  ...[3, 5].flatMap((seats) =>
    [[], [1, 2, 3, 4, 5]].flatMap((modules) =>
      mixes(idsOf(DICE_OPTIONS)).map((options) => diceTextsFor({ seats, modules, options })),
    ),
  ),
];

export const everyCardText = (group: TextGroup): Translated[] => gathered(CARD_TABLES, group);

export const everyDiceText = (group: DiceTextGroup): Translated[] => gathered(DICE_TABLES, group);
