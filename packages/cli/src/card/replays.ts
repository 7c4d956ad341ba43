// What a replay file of the card game must look like, and the house cards that it needs.

import { type CardKinds, isHouseSet, type Wishes } from '@posse/card';
import { Mistake } from '../args.ts';
import type { Replays } from '../game.ts';
import { addHouseFiles } from '../house/load.ts';
import { isNumber, isText, keyOf, list, maybe } from '../replay-file.ts';
import { catalogue } from './catalogue.ts';

const isCharacter = (value: unknown): boolean => keyOf(catalogue().characters)(value);

export const replays: Replays<CardKinds> = {
  setup: {
    sets: maybe(list(isText)),
    characters: maybe(list(maybe(isCharacter))),
    diedAs: maybe(list(maybe(isCharacter))),
  },
  answer: {
    card: maybe(isNumber),
    as: maybe(isText),
    prey: maybe((value) => value === 'hand' || isNumber(value)),
    cost: list(isNumber),
  },
  async prepare(path, setup, args) {
    const house = await addHouseFiles(args.texts('with'));
    checkHouse(
      path,
      setup,
      house.map(({ id }) => id),
    );
  },
};

function checkHouse(path: string, { sets = [] }: Wishes, given: readonly string[]): void {
  const needed = sets.filter(isHouseSet);
  if (needed.toSorted().join() === given.toSorted().join()) return;
  throw new Mistake(
    needed.length === 0
      ? `${path} was played without house cards, so leave out --with.`
      : `${path} was played with ${needed.join(', ')}: give each of these files with --with.`,
  );
}
