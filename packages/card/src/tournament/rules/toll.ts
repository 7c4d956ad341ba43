// A new draw pile costs everybody a life point, one after the other, before its first card is drawn.

import type { Seat } from '@posse/engine';
import { burial } from '../../base/rules/death.ts';
import { hurt } from '../../base/rules/hurt.ts';
import type { Frame } from '../../frames.ts';
import { isOn, type State } from '../../state.ts';
import { livingFrom } from '../../table/seats.ts';

/** From whoever needs the card; each is out, or not, before the next one pays (R-TRN-05, R-TRN-06). */
export const payToll = (t: State, who: Seat): readonly Frame[] =>
  isOn(t, 'championship-toll') ? [] : livingFrom(t, who).flatMap((payer) => [hurt(payer, 1, null), burial]);

/** As at championships: a life point at the start of every turn, once the pile was turned over often enough. */
export function payAtTurn(t: State, me: Seat): readonly Frame[] {
  const enough = t.players.length >= 7 ? 2 : 3;
  return isOn(t, 'championship-toll') && t.reshuffles >= enough ? [hurt(me, 1, null)] : [];
}
