// Staged games for lessons: named roles, and named first cards.
// No server deals one: a plan can't ask for it.

import { BadSetup, checkRoles } from '@posse/engine';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CardId, Role, Setup } from '../state.ts';

export interface Staged {
  /** One role per seat. */
  readonly roles: readonly Role[];
  /** The kinds of the cards on top of the deck, in the order in which they are drawn. Below them chance decides. */
  readonly cards: readonly string[];
}

export const stagedRoles = ({ roles }: Staged, { seats }: Setup): readonly Role[] => checkRoles(roles, seats);

/**
 * Moves the named cards to the top of the shuffled deck, which is the end of the list. Throws BadSetup if the deck
 * lacks them.
 */
export function stacked({ cards }: Staged, catalogue: Catalogue, shuffled: readonly CardId[]): CardId[] {
  const rest = [...shuffled];
  const top = cards.map((kind) => {
    const place = rest.findIndex((card) => catalogue.cards[card]?.kind.key === kind);
    const [card] = place < 0 ? [] : rest.splice(place, 1);
    if (card === undefined) throw new BadSetup(`The deck has no "${kind}" left.`);
    return card;
  });
  return [...rest, ...top.reverse()];
}
