// Muted people, and muted reactions of everybody. Your own are always shown.

import type { ChatLineInfo } from '@posse/protocol';
import { choose, type Settings, settings, useSettings } from '../../app/user-settings.ts';
import { ownSeatIn } from '../../game-table/session/own-seat-hooks.ts';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import type { TableState } from '../../game-table/session/table-session.ts';

/** The number of muted guests that are remembered. */
const MAX_MUTED = 60;

export function mute(guest: string, isMuted: boolean): void {
  const others = settings.getState().muted.filter((one) => one !== guest);
  choose({ muted: isMuted ? [...others, guest].slice(-MAX_MUTED) : others });
}

export function isMutedIn(
  { table, you }: Pick<TableState, 'table' | 'you'>,
  { gestures, muted }: Pick<Settings, 'gestures' | 'muted'>,
  { gesture, seat, notice }: Pick<ChatLineInfo, 'gesture' | 'seat' | 'notice'>,
): boolean {
  if (notice !== undefined || (seat !== null && seat === ownSeatIn({ table, you }))) return false;
  const guest = seat === null ? null : (table?.seats[seat]?.guest ?? null);
  return (!gestures && gesture !== undefined) || (guest !== null && muted.includes(guest));
}

export function useIsMuted(): (line: Pick<ChatLineInfo, 'gesture' | 'seat' | 'notice'>) => boolean {
  const table = useTable((state) => state.table);
  const you = useTable((state) => state.you);
  const chosen = useSettings((known) => known);
  return (line) => isMutedIn({ table, you }, chosen, line);
}
