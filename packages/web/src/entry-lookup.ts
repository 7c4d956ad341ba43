// Finds everything on the shown table by its id; without a table, everything playable.

import * as card from '@posse/card';
import { BadSetup } from '@posse/engine';
import * as narrator from '@posse/narrator';
import { addPackPictures } from './art/pack-pictures.ts';
import { shownTable } from './shown-table.ts';

interface Here extends card.Catalogued {
  readonly table: object | null;
  /** The number of loaded house sets when the catalogue was built. */
  readonly house: number;
}

let here: Here = { table: null, house: 0, catalogue: card.OURS };

function now(): Here {
  const table = shownTable();
  const house = card.houseSets().length;
  if (table !== here.table || house !== here.house) here = { table, house, catalogue: catalogueAt(table) };
  return here;
}

function catalogueAt(table: object | null): card.Catalogue {
  if (table === null || !('sets' in table)) return everything();
  const { sets, pool, packs } = table as card.Agreed;
  if (card.missingSet(sets, packs) !== null) return everything();
  const catalogue = card.catalogueOf({ sets, pool, packs });
  for (const set of catalogue.sets) addPackPictures(picturesIn(set));
  return catalogue;
}

/** The pictures of a set that is made from a pack, by their names in the catalogue. */
function* picturesIn({ pack, names }: card.CardSet) {
  for (const [key, { picture }] of Object.entries(pack?.face.things ?? {})) {
    const name = names?.[key];
    if (name !== undefined && picture !== undefined) yield [name, picture] as const;
  }
}

/** Our sets, and all house sets that can be played together. Of two with a card of the same name, only the first. */
function everything(): card.Catalogue {
  let all = card.OURS;
  const sets: string[] = [];
  for (const { id } of card.houseSets())
    try {
      all = card.catalogueOf({ sets: [...sets, id] });
      sets.push(id);
    } catch (error) {
      if (!(error instanceof BadSetup)) throw error;
    }
  return all;
}

export const catalogue = (): card.Catalogue => now().catalogue;

export const cardOf = (id: card.CardId): card.Card => card.cardOf(now(), id);
export const kindOf = (id: card.CardId): card.CardKind => card.kindOf(now(), id);
export const ownerOf = (id: card.AbilityId): card.Character => card.ownerOf(now(), id);

/** The deeds of a card, an ability or an event, by its key or id. */
export const deedsOf = (id: string): readonly card.Deed[] => narrator.deedsOf(now(), id);
