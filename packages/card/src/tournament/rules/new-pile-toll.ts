// The toll of the tournament: a new draw pile costs everybody a life point.
// Players pay one after the other, before its first card is drawn.

import type { Seat } from '@posse/engine';
import { burial } from '../../base/rules/deaths.ts';
import { hurt } from '../../base/rules/life-loss.ts';
import type { Frame } from '../../frames.ts';
import { isOn, playerAt, type State } from '../../state.ts';
import { livingFrom } from '../../table/seat-order.ts';

/**
 * Makes all pay the toll, beginning with the player who needs the card. Each payer is eliminated, or not, before the
 * next one pays (R-TRN-05, R-TRN-06). Players without life pay nothing, and are eliminated when the current card is
 * finished (P-3).
 */
export function payToll(t: State, who: Seat): readonly Frame[] {
  if (isOn(t, 'championship-toll')) return [];
  const payers = livingFrom(t, who).filter((payer) => playerAt(t, payer).life > 0);
  return payers.flatMap((payer) => [hurt(payer, 1, null), burial(payer)]);
}

/**
 * Makes the player pay a life point at the start of a turn, as at championships, once the pile was reshuffled often
 * enough.
 */
export function payAtTurn(t: State, me: Seat): readonly Frame[] {
  const enough = t.players.length >= 7 ? 2 : 3;
  return isOn(t, 'championship-toll') && t.reshuffles >= enough ? [hurt(me, 1, null)] : [];
}
