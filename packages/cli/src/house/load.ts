// House cards from files, added to the game.

import { addHouseSet, type CardSet } from '@posse/card';
import { exportsOf } from '../modules.ts';

/** What each file has as its default export, added to the game in this order. */
export async function addHouseFiles(files: readonly string[]): Promise<CardSet[]> {
  const sets: CardSet[] = [];
  for (const file of files) sets.push(addHouseSet(await houseValue(file), file));
  return sets;
}

/** The default export of a file, whatever it is. */
export const houseValue = async (file: string): Promise<unknown> => (await exportsOf(file)).default;
