// Stores a change of seats, and shows guests the game from their new seats.

import type { TableRecord } from '@posse/store';
import type { TableState } from '../actor/table-state.ts';
import type { UnsentNotice } from '../chat/table-notices.ts';
import { type SeatWithToken, seatOf } from './seat-edits.ts';

interface Besides {
  readonly notice?: UnsentNotice | null;
  /** The token that opens the seat from now on, for the guest who sits there. */
  readonly seatWithToken?: SeatWithToken | null;
}

/** Stores a record in which guests changed or left their seats. In a game bots play on. */
export async function changeSeats(state: TableState, record: TableRecord, besides: Besides = {}): Promise<void> {
  const { notice = null, seatWithToken = null } = besides;
  const before = state.record;
  await state.keep(record, notice === null ? [] : [notice.change]);
  notice?.send();
  sendSeats(state, before, seatWithToken === null ? [] : [seatWithToken]);
}

/** Tells guests whose seat differs from the record before. `tokens` open new seats. */
export function sendSeats(
  state: TableState,
  before: TableRecord,
  tokens: readonly Pick<SeatWithToken, 'seat' | 'token'>[] = [],
): void {
  const { record, participants, game } = state;
  const guests = new Set([...before.seats, ...record.seats].flatMap(({ guest }) => guest ?? []));
  for (const guest of guests) {
    const [from, seat] = [seatOf(before, guest), seatOf(record, guest)];
    if (from === seat) continue;
    game?.recentUpdates.moved(guest);
    const token = tokens.find((one) => one.seat === seat)?.token ?? null;
    for (const own of participants.of(guest)) participants.send(own, { type: 'seat', seat, token });
    state.resendGame((participant) => participant.guest === guest);
  }
}
