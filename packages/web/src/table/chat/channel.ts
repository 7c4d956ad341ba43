// The user's chat channel: table, eliminated players, or spectators.

import type { Channel } from '@posse/protocol';
import { heldSeatIn } from '../../play/session/own-seat.ts';
import type { TableState } from '../../play/session/session.ts';

export function channelOf({ table, seat, you, game }: Pick<TableState, 'table' | 'seat' | 'you' | 'game'>): Channel {
  if (table?.phase !== 'playing') return 'table';
  // A guest who has left or lost their seat still belongs to it in this game.
  const held = seat ?? heldSeatIn({ table, you });
  if (held === null) return table.plan.gallery ? 'gallery' : 'watchers';
  return game?.view.players[held]?.alive === false ? 'gallery' : 'table';
}
