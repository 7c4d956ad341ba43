// The shape of a replay file of the card game, and its house cards.

import { BadHouseSet, type CardKinds, houseSetFrom, isHouseSet, type Wishes } from '@posse/card';
import { addHouseFiles } from '@posse/server/house';
import { UserError } from '../command-description.ts';
import type { Replays } from '../game-for-commands.ts';
import { isNumber, isText, list, maybe } from '../replays/replay-file.ts';

export const replays: Replays<CardKinds> = {
  setup: {
    sets: maybe(list(isText)),
    // Ids are checked by the deal, as they depend on the house cards.
    characters: maybe(list(maybe(isText))),
    diedAs: maybe(list(maybe(isText))),
    packs: maybe(list((value) => typeof value === 'object' && value !== null)),
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

/**
 * Checks the house cards that a setup names. The setup of a proof may be anything: a wrong one is refused where it is
 * dealt. A replay brings its packs along.
 */
function checkHouse(path: string, setup: Wishes, given: readonly string[]): void {
  const { sets, packs }: { readonly sets?: unknown; readonly packs?: unknown } = setup;
  const brought: readonly string[] = Array.isArray(packs) ? packs.flatMap((pack) => packIds(pack, path)) : [];
  const needed = Array.isArray(sets) ? sets.filter((id) => isHouseSet(id) && !brought.includes(id)) : [];
  if (needed.toSorted().join() === given.toSorted().join()) return;
  throw new UserError(
    needed.length === 0
      ? `${path} was played without house cards: leave out --with.`
      : `${path} was played with ${needed.join(', ')}: give the file of each with --with.`,
  );
}

/** The id of a pack; none if it is not valid. */
function packIds(pack: unknown, path: string): string[] {
  try {
    return [houseSetFrom(pack, path).id];
  } catch (error) {
    if (error instanceof BadHouseSet) return [];
    throw error;
  }
}
