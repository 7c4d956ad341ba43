// Absent players: the reason, what happens next, and the line on their seat.

import { useLingui } from '@lingui/react/macro';
import { ABSENCE, type SeatInfo, type TableInfo } from '@posse/protocol';
import { classes } from '../../drawing/class-names.ts';
import { Icon } from '../../drawing/Icon.tsx';
import { clockText, useBotDeadline, useSecondsUntil, useTimeLeft } from '../session/page-clocks.ts';
import { useTable } from '../session/SessionContext.tsx';
import styles from './AbsentLine.module.css';

interface AbsentLineProps {
  readonly absence: Absence;
  readonly isAsked: boolean;
  /** Is there room for a few more words? */
  readonly isRoomy: boolean;
  readonly className?: string | undefined;
}

/** The line about an absent player. Hidden from screen readers, because the seat's words say the same. */
export function AbsentLine({ absence, isAsked, isRoomy, className }: AbsentLineProps) {
  const words = useShortWords(isRoomy);
  return (
    <span className={classes(styles.line, isRoomy && styles.roomy, className)} data-absent={absence} aria-hidden="true">
      <Icon name={isPlayedByBot(absence) ? 'bot' : 'clock'} />
      <span className={styles.words}>
        {absence === 'offline' && isAsked ? <Until isRoomy={isRoomy} /> : words[absence]}
      </span>
    </span>
  );
}

/** The seconds until a bot answers. A component of its own, because it renders every second. */
function Until({ isRoomy }: Pick<AbsentLineProps, 'isRoomy'>) {
  const { t } = useLingui();
  const seconds = useBotCountdown();
  const words = useShortWords(isRoomy);
  if (seconds === null) return words.offline;
  const clock = clockText(seconds);
  return isRoomy ? t`away: a bot answers in ${clock}` : t`bot in ${clock}`;
}

/** Seconds until a bot answers for the absent player who is asked; null while no clock runs. */
export function useBotCountdown(): number | null {
  const botIn = useSecondsUntil(useBotDeadline());
  const time = useTimeLeft();
  return botIn ?? time?.seconds ?? null;
}

function useShortWords(isRoomy: boolean): Readonly<Record<Absence, string>> {
  const { t } = useLingui();
  if (isRoomy)
    return {
      left: t`left: a bot plays`,
      'sent-away': t`removed: a bot plays`,
      away: t`away: a bot plays`,
      offline: t`away`,
      waiting: t`new: joins at the next move`,
    };
  return {
    left: t`left: bot plays`,
    'sent-away': t`removed: bot`,
    away: t`away: bot plays`,
    offline: t`away`,
    waiting: t`new: joins soon`,
  };
}

// The reasons why a player is absent: a bot plays for them, or will when their time is up.

/**
 * The state of a player who does not play. `offline`: not connected, and asked until the time is up. `waiting`: came
 * late, and takes over at the seat's next question.
 */
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

/** Does a bot already answer for the player? */
export const isPlayedByBot = (absence: Absence | null): boolean => absence !== null && absence !== 'offline';

/** The reason for an absence and what happens next, in a sentence without its subject; null for a present player. */
export function useAbsenceWords(): (place: number, isAsked: boolean) => string | null {
  const { t } = useLingui();
  const table = useTable((state) => state.table);
  return (place, isAsked) => {
    const seat = table?.seats[place];
    if (table === null || seat === undefined) return null;
    const name = seat.name ?? '?';
    const whole = table.clock.answer + Math.round(seat.bank / 1000);
    const time = clockText(
      table.clock.answer > ABSENCE.maxAnswerSeconds ? whole : Math.min(whole, ABSENCE.waitSeconds),
    );
    switch (absenceOf(seat, table.phase)) {
      case 'left':
        return t`left: a bot plays`;
      case 'sent-away':
        return t`removed by the host: a bot plays`;
      case 'away':
        return t`away: a bot plays until ${name} is back`;
      case 'waiting':
        return t`new here: a bot plays until this seat’s next move`;
      case 'offline':
        return isAsked ? t`away: a bot answers when the time is up` : t`away: a bot answers after ${time}`;
      default:
        return null;
    }
  };
}
