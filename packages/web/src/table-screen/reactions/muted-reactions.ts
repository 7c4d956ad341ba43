// Muted people, and muted reactions of everybody. Your own are always shown.

import type { ChatLineInfo } from '@posse/protocol';
import { choose, type Settings, settings, useSettings } from '../../app/user-settings.ts';
import { ownSeatIn } from '../../game-table/session/own-seat-hooks.ts';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import type { TableState } from '../../game-table/session/table-session.ts';

/** The number of muted guests that are remembered. */
const MAX_MUTED = 60;

type Line = Pick<ChatLineInfo, 'gesture' | 'seat' | 'notice' | 'name'>;

export function mute(guest: string, isMuted: boolean): void {
  const others = settings.getState().muted.filter((one) => one !== guest);
  choose({ muted: isMuted ? [...others, guest].slice(-MAX_MUTED) : others });
}

export function isMutedIn(
  { table, you }: Pick<TableState, 'table' | 'you'>,
  { gestures, muted }: Pick<Settings, 'gestures' | 'muted'>,
  line: Line,
): boolean {
  const { gesture, seat, notice } = line;
  if (notice !== undefined || (seat !== null && seat === ownSeatIn({ table, you }))) return false;
  return (!gestures && gesture !== undefined) || muted.includes(muteKeyIn(table, line));
}

/** The key by which the speaker of a line is muted: the guest of a seat, else the name, which is theirs alone here. */
export function muteKeyIn(table: TableState['table'], { seat, name }: Pick<Line, 'seat' | 'name'>): string {
  return (seat === null ? null : table?.seats[seat]?.guest) ?? `@${name}`;
}

export function useIsMuted(): (line: Line) => boolean {
  const table = useTable((state) => state.table);
  const you = useTable((state) => state.you);
  const chosen = useSettings((known) => known);
  return (line) => isMutedIn({ table, you }, chosen, line);
}
