// Law of the West: the second card of phase 1 must be played.
// It is shown when it is drawn. The duty holds in this turn, and only if the card can be played.

import type { Seat } from '@posse/engine';
import type { Answer } from '../../answers.ts';
import { kindOf } from '../../catalogue/catalogue.ts';
import type { CardId, State } from '../../state.ts';
import { show } from '../../table/card-moves.ts';
import { bangLimitOf } from '../../table/seat-order.ts';

/**
 * Shows the second card as soon as it is drawn, so that nothing that happens before the end of phase 1 changes which
 * card it is (R-FOC-LAW-1).
 */
export function showSecond(t: State, _me: Seat, card: CardId, place: number): void {
  if (place === 2) show(t, card);
}

/**
 * Removes answers that would leave the card unplayed. The turn can't end before; if the card can be played only as a
 * BANG!, the last BANG! of the limit is reserved for it. No other answer is ever refused (R-FOC-LAW-5).
 */
export function mustPlaySecond(t: State, me: Seat, list: Answer[]): void {
  const duties = list.filter(({ kind, card }) => kind === 'play' && card === t.shown);
  if (t.shown === null || duties.length === 0) return;
  const reserved = duties.every((duty) => isBang(t, duty)) && t.bangs + 1 >= bangLimitOf(t, me);
  const left = list.filter(
    (answer) => answer.kind !== 'end' && !(reserved && answer.card !== t.shown && isBang(t, answer)),
  );
  list.splice(0, list.length, ...left);
}

const isBang = (t: State, answer: Answer): boolean =>
  answer.kind === 'play' && (answer.as === null ? kindOf(t, answer.card) : t.catalogue.kinds[answer.as])?.bang === true;
