// The portrait of each player in a result: their character, or a bot's own face.

import type { Seat } from '@posse/engine';
import { portraitOf } from '../../game-table/seat/seat-states.ts';
import type { GameView } from '../../game-table/session/beat.ts';
import { useTable } from '../../game-table/session/SessionContext.tsx';

export function usePortraits({ players }: GameView): (who: Seat) => string | null {
  const seats = useTable(({ table }) => table?.seats);
  return (who) => portraitOf(players[who]?.character ?? null, seats?.[who]?.persona ?? null);
}
