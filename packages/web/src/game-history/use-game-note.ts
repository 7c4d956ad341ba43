// Notes the user's game as soon as it is seen.

import { useEffect } from 'react';
import { ownSeatIn } from '../game-table/session/own-seat-hooks.ts';
import { useTable } from '../game-table/session/SessionContext.tsx';
import { isSecondTry } from '../solo/second-try-id.ts';
import { note } from './running-game-notes.ts';

export function useNoteGame(): void {
  const where = useTable((state) => state.where);
  const code = useTable(({ table }) => table?.code ?? null);
  const id = useTable(({ table, game }) => (table?.phase === 'playing' ? (game?.id ?? null) : null));
  const seat = useTable(ownSeatIn);
  useEffect(() => {
    if (code !== null && id !== null && seat !== null && !isSecondTry(id)) note({ where, code, id, seat });
  }, [where, code, id, seat]);
}
