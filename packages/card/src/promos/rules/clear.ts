// Johnny Kisch: a card that he puts into play drives all others of its name out of play.

import { type Seat, seatsOf } from '@posse/engine';
import { kindOf } from '../../catalogue.ts';
import type { Frame } from '../../frames.ts';
import { type CardId, playerAt, type State } from '../../state.ts';
import { discardFromTable } from '../../table/cards.ts';

export function clearSameName(t: State, _me: Seat, laid: CardId): readonly Frame[] {
  for (const who of seatsOf(t.players.length))
    for (const card of [...playerAt(t, who).inPlay])
      if (card !== laid && kindOf(t, card) === kindOf(t, laid)) discardFromTable(t, who, card);
  return [];
}
