// Johnny Kisch: a card put into play removes others of its name.

import type { Seat } from '@posse/engine';
import { kindOf } from '../../catalogue/catalogue.ts';
import type { Frame } from '../../frames.ts';
import { type CardId, playerAt, type State } from '../../state.ts';
import { discardFromTable } from '../../table/card-moves.ts';
import { others } from '../../table/seat-order.ts';

/**
 * The frames that remove cards of this name, clockwise from the player on the left; Johnny's own cards come last
 * (R-PROMO-KISCH-1).
 */
export function clearSameName(t: State, me: Seat, laid: CardId): readonly Frame[] {
  for (const who of [...others(t, me), me])
    for (const card of [...playerAt(t, who).inPlay])
      if (card !== laid && kindOf(t, card) === kindOf(t, laid)) discardFromTable(t, who, card);
  return [];
}
