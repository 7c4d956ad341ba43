// Where one talks: at the table, or, while a game lasts, among the dead or among those who watch.

import type { Channel } from '@posse/protocol';
import { ownSeatIn } from '../../play/session/own-seat.ts';
import type { TableState } from '../../play/session/session.ts';

export function channelOf({ table, seat, you, game }: Pick<TableState, 'table' | 'seat' | 'you' | 'game'>): Channel {
  if (table?.phase !== 'playing') return 'table';
  // Who has left is still a player of this game.
  const held = seat ?? ownSeatIn({ table, you });
  if (held === null) return table.plan.gallery ? 'gallery' : 'watchers';
  return game?.view.players[held]?.alive === false ? 'gallery' : 'table';
}
