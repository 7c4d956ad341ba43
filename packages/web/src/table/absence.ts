// Who does not play himself in a running game, and why: a bot plays for him, or will when his time is up.

import { useLingui } from '@lingui/react/macro';
import type { SeatInfo, TableInfo } from '@posse/protocol';
import { useTable } from '../session/SessionContext.tsx';
import { clockText } from './clock-text.ts';

/** Offline: not connected, and asked until the time is up. Waiting: came late, and takes over when the seat is asked next. */
export type Absence = 'left' | 'sent-away' | 'away' | 'offline' | 'waiting';

export function absenceOf(
  seat: Pick<SeatInfo, 'by' | 'gone' | 'waiting' | 'away' | 'connected'> | undefined,
  phase: TableInfo['phase'] | undefined,
): Absence | null {
  if (phase !== 'playing' || seat === undefined || seat.by !== 'person') return null;
  if (seat.gone !== null) return seat.gone;
  if (seat.waiting) return 'waiting';
  if (seat.away) return 'away';
  return seat.connected ? null : 'offline';
}

/** Does a bot answer already? */
export const isPlayedByBot = (absence: Absence | null): boolean => absence !== null && absence !== 'offline';

/** Why this player is not here and what happens next, in a sentence without its subject; null for who is here. */
export function useAbsenceWords(): (place: number, isAsked: boolean) => string | null {
  const { t } = useLingui();
  const table = useTable((state) => state.table);
  return (place, isAsked) => {
    const seat = table?.seats[place];
    if (table === null || seat === undefined) return null;
    const name = seat.name ?? '?';
    const time = clockText(table.clock.answer + Math.round(seat.bank / 1000));
    switch (absenceOf(seat, table.phase)) {
      case 'left':
        return t`has left: a bot plays`;
      case 'sent-away':
        return t`sent away by the host: a bot plays`;
      case 'away':
        return t`away: a bot plays until ${name} is back`;
      case 'waiting':
        return t`new here: a bot plays until the seat is asked the next time`;
      case 'offline':
        return isAsked
          ? t`not here: a bot answers when the time is up`
          : t`not here: when asked, a bot answers after ${time}`;
      default:
        return null;
    }
  };
}
