// Everything that can lie on the table which the page shows, found by its id.

import * as card from '@posse/card';

const here: card.Catalogued = { catalogue: card.OURS };

export const catalogue = (): card.Catalogue => here.catalogue;

export const cardOf = (id: card.CardId): card.Card => card.cardOf(here, id);
export const kindOf = (id: card.CardId): card.CardKind => card.kindOf(here, id);
export const ownerOf = (id: card.AbilityId): card.Character => card.ownerOf(here, id);

/** What a card, an ability or an event that one uses does to whom, by its key or id. */
export function deedsOf(id: string): readonly card.Deed[] {
  const { kinds, characters, events } = here.catalogue;
  const kind = Object.hasOwn(kinds, id) ? kinds[id] : undefined;
  if (kind !== undefined) return card.deedsOf(here, kind);
  return (characters[id] ?? events[id])?.power.offer?.does ?? [];
}
