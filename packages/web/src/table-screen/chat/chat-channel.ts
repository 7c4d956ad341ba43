// The user's chat channel: table, eliminated players, or spectators.

import type { Channel } from '@posse/protocol';
import { heldSeatIn, seenSeatIn } from '../../game-table/session/own-seat-hooks.ts';
import type { TableState } from '../../game-table/session/table-session.ts';

export function channelOf({ table, seat, you, game }: Pick<TableState, 'table' | 'seat' | 'you' | 'game'>): Channel {
  if (table?.phase !== 'playing') return 'table';
  // A guest who has left or lost their seat still belongs to it in this game.
  const held = seat ?? heldSeatIn({ table, you });
  if (held === null) return table.plan.gallery ? 'gallery' : 'watchers';
  return game?.view.players[held]?.alive === false ? 'gallery' : 'table';
}

/** Must this guest be silent? They have seen a hand whose owner took the seat back and still plays. */
export const isSilenced = (state: Pick<TableState, 'table' | 'seat' | 'you' | 'game'>): boolean => {
  const { table, seat } = state;
  return table?.phase === 'playing' && seat === null && seenSeatIn(state) !== null && channelOf(state) === 'table';
};
