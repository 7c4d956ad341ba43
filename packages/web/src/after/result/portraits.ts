// The portrait of each player in a result: their character, or a bot's own face.

import type { Seat } from '@posse/engine';
import { portraitOf } from '../../play/seat/seats.ts';
import type { GameView } from '../../play/session/beat.ts';
import { useTable } from '../../play/session/SessionContext.tsx';

export function usePortraits({ players }: GameView): (who: Seat) => string | null {
  const seats = useTable(({ table }) => table?.seats);
  return (who) => portraitOf(players[who]?.character ?? null, seats?.[who]?.persona ?? null);
}
