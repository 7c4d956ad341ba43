// House cards from files, added to the games that this process can play.

import { addHouseSet, type CardSet, removeSet } from '@posse/card';
import { exportsOf } from './foreign-module.ts';
import { isPackFile, packIn } from './pack-file.ts';

/**
 * Adds the default export of each file, in this order: all of them or none. Throws BadFile, BadHouseSet or BadSetup,
 * with a sentence.
 */
export async function addHouseFiles(files: readonly string[]): Promise<CardSet[]> {
  const sets: CardSet[] = [];
  try {
    for (const file of files) sets.push(addHouseSet(await houseValue(file), file));
  } catch (error) {
    putAway(sets);
    throw error;
  }
  return sets;
}

/** Removes these sets: no more games are dealt with them. */
export const putAway = (sets: readonly CardSet[]): void => {
  for (const { id } of sets) removeSet(id);
};

/** The default export of a file, or the pack in a file of JSON. */
export const houseValue = async (file: string): Promise<unknown> =>
  isPackFile(file) ? packIn(file) : (await exportsOf(file)).default;
