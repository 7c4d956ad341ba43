// Lets a player play again after a bot has played for them.

import type { TableState } from '../actor/table-state.ts';
import type { Notices } from '../chat/table-notices.ts';
import { checkedSeat, withSeat } from './seat-edits.ts';

/** Any sign of life of an absent player ends the bot's turn in their seat. */
export async function endAbsence(state: TableState, notices: Notices, seat: number): Promise<void> {
  if (!checkedSeat(state.record, seat).away) return;
  const notice = notices.ofSeat('back', seat);
  await state.keep(withSeat(state.record, seat, { away: false }), [notice.change]);
  notice.send();
}
