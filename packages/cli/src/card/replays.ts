// What a replay file of the card game must look like, and the house cards that it needs.

import type { CardKinds } from '@posse/bots';
import { CHARACTERS, SETS, type Wishes } from '@posse/card';
import { Mistake } from '../args.ts';
import type { Replays } from '../game.ts';
import { addHouseFiles } from '../house/load.ts';
import { isNumber, isText, keyOf, list, maybe } from '../replay-file.ts';

export const replays: Replays<CardKinds> = {
  setup: {
    sets: maybe(list(isText)),
    characters: maybe(list(maybe(keyOf(CHARACTERS)))),
    diedAs: maybe(list(maybe(keyOf(CHARACTERS)))),
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

/** Cards are numbered in the order in which the sets came, so the same ones must be there in the same order. */
function checkHouse(path: string, { sets = [] }: Wishes, given: readonly string[]): void {
  const known = SETS.map(({ id }) => id).filter((id) => !given.includes(id));
  const needed = sets.filter((id) => !known.includes(id));
  if (needed.join() === given.join()) return;
  throw new Mistake(
    needed.length === 0
      ? `${path} was played without house cards, so leave out --with.`
      : `${path} was played with ${needed.join(', ')}: give each of these files with --with, in this order.`,
  );
}
