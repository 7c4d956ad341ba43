// A new draw pile costs everybody a life point, one after the other, before its first card is drawn.

import type { Seat } from '@posse/engine';
import { burial } from '../../base/rules/death.ts';
import { hurt } from '../../base/rules/hurt.ts';
import type { Frame } from '../../frames.ts';
import { isOn, playerAt, type State } from '../../state.ts';
import { livingFrom } from '../../table/seats.ts';

/**
 * From whoever needs the card; each is out, or not, before the next one pays (R-TRN-05, R-TRN-06). Whoever has fallen by a card
 * that still goes round has nothing to pay, and is out when that card is over (P-3).
 */
export function payToll(t: State, who: Seat): readonly Frame[] {
  if (isOn(t, 'championship-toll')) return [];
  const payers = livingFrom(t, who).filter((payer) => playerAt(t, payer).life > 0);
  return payers.flatMap((payer) => [hurt(payer, 1, null), burial(payer)]);
}

/** As at championships: a life point at the start of every turn, once the pile was turned over often enough. */
export function payAtTurn(t: State, me: Seat): readonly Frame[] {
  const enough = t.players.length >= 7 ? 2 : 3;
  return isOn(t, 'championship-toll') && t.reshuffles >= enough ? [hurt(me, 1, null)] : [];
}
