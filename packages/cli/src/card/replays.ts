// What a replay file of the card game must look like, and the house cards that it needs.

import { type CardKinds, isHouseSet, type Wishes } from '@posse/card';
import { addHouseFiles } from '@posse/server/house';
import { Mistake } from '../args.ts';
import type { Replays } from '../command-game.ts';
import { isNumber, isText, list, maybe } from '../replays/replay-file.ts';

export const replays: Replays<CardKinds> = {
  setup: {
    sets: maybe(list(isText)),
    // Which of them there are is known when the house cards are there: dealing finds the others.
    characters: maybe(list(maybe(isText))),
    diedAs: maybe(list(maybe(isText))),
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
