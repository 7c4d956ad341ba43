// Tells whether the viewer is out of the game, and when the table calls them.

import { heldSeatIn } from '../game-table/session/own-seat-hooks.ts';
import { useTable } from '../game-table/session/SessionContext.tsx';
import type { TableState } from '../game-table/session/table-session.ts';

export type Outsider = 'eliminated' | 'spectator';

type Seen = Pick<TableState, 'where' | 'table' | 'seat' | 'you' | 'shown'>;

/** Null for somebody who plays, at a solo table, and between games. A ghost plays. */
export function outsiderIn({ where, table, seat, you, shown }: Seen): Outsider | null {
  if (where === 'solo' || table?.phase !== 'playing' || shown === null) return null;
  const held = seat ?? heldSeatIn({ table, you });
  if (held === null) return 'spectator';
  const { view } = shown;
  const isGhost = 'ghost' in view && view.ghost === held;
  return view.players[held]?.alive === false && !isGhost && view.asked !== held ? 'eliminated' : null;
}

export const useOutsider = (): Outsider | null => useTable(outsiderIn);

/** The reason why the table wants its guest back; null while the game there goes on without them. */
export type Call = 'back-in' | 'over' | 'next';

export function callIn(state: TableState): Call | null {
  const { table } = state;
  if (table === null) return null;
  if (table.phase === 'playing') return outsiderIn(state) === null ? 'back-in' : null;
  return table.startsIn === null ? 'over' : 'next';
}
