// Everything that can lie on the table which the page shows, found by its id.

import * as card from '@posse/card';

const here: card.Catalogued = { catalogue: card.OURS };

export const catalogue = (): card.Catalogue => here.catalogue;

export const cardOf = (id: card.CardId): card.Card => card.cardOf(here, id);
export const kindOf = (id: card.CardId): card.CardKind => card.kindOf(here, id);
export const ownerOf = (id: card.AbilityId): card.Character => card.ownerOf(here, id);
