// A game that is dealt by hand, for lessons: who has which role, and which cards come first, by name. No server deals it: a plan can't ask for it.

import { BadSetup, checkRoles } from '@posse/engine';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CardId, Role, Setup } from '../state.ts';

export interface Staged {
  /** Seat by seat. */
  readonly roles: readonly Role[];
  /** The kinds of the cards on top of the deck, in the order in which they are drawn; below them chance decides. */
  readonly cards: readonly string[];
}

export const stagedRoles = ({ roles }: Staged, { seats }: Setup): readonly Role[] => checkRoles(roles, seats);

/** The shuffled deck with the named cards on top. Throws BadSetup if it does not have them. The last card is drawn first. */
export function stacked({ cards }: Staged, catalogue: Catalogue, shuffled: readonly CardId[]): CardId[] {
  const rest = [...shuffled];
  const top = cards.map((kind) => {
    const place = rest.findIndex((card) => catalogue.cards[card]?.kind.key === kind);
    const [card] = place < 0 ? [] : rest.splice(place, 1);
    if (card === undefined) throw new BadSetup(`There is no "${kind}" left in this deck.`);
    return card;
  });
  return [...rest, ...top.reverse()];
}
