// Staged games, for lessons and for trying cards: named roles, first cards and first events.
// No server deals one: a plan can't ask for it.

import { BadSetup, checkRoles } from '@posse/engine';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CardId, Role, Setup } from '../state.ts';

export interface Staged {
  /** One role per seat. */
  readonly roles: readonly Role[];
  /**
   * The kinds of the cards on top of the deck, in the order in which they are drawn; null for a card by chance. Below
   * them chance decides.
   */
  readonly cards: readonly (string | null)[];
  /** The first events, in order. */
  readonly events?: readonly string[];
}

export const stagedRoles = ({ roles }: Staged, { seats }: Setup): readonly Role[] => checkRoles(roles, seats);

/**
 * Moves the named cards to the top of the shuffled deck, which is the end of the list. Throws BadSetup if the deck
 * lacks them.
 */
export function stacked({ cards }: Staged, catalogue: Catalogue, shuffled: readonly CardId[]): CardId[] {
  const rest = [...shuffled];
  const named = cards.map((kind) => {
    if (kind === null) return null;
    const place = rest.findIndex((card) => catalogue.cards[card]?.kind.key === kind);
    const [card] = place < 0 ? [] : rest.splice(place, 1);
    if (card === undefined) throw new BadSetup(`The deck has no "${kind}" left.`);
    return card;
  });
  const top = named.map((card) => card ?? rest.pop()).filter((card) => card !== undefined);
  return [...rest, ...top.reverse()];
}

/** Moves the named events to the top of their deck. Throws BadSetup if there is no such event. */
export function withFirstEvents(
  { events = [] }: Staged,
  { events: known }: Catalogue,
  deck: readonly string[],
): string[] {
  const missing = events.find((id) => known[id] === undefined);
  if (missing !== undefined) throw new BadSetup(`There is no event "${missing}".`);
  return [...deck.filter((id) => !events.includes(id)), ...events.toReversed()];
}
