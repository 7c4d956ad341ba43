// On the seat of somebody who is not here: why, what happens next, and when.

import { useLingui } from '@lingui/react/macro';
import { classes } from '../draw/classes.ts';
import { Icon } from '../draw/Icon.tsx';
import { useTimeLeft } from '../session/use-time-left.ts';
import styles from './AbsentLine.module.css';
import { type Absence, isPlayedByBot } from './absence.ts';
import { clockText } from './clock-text.ts';

interface AbsentLineProps {
  readonly absence: Absence;
  readonly isAsked: boolean;
  /** Is there room for a few words more? */
  readonly isRoomy: boolean;
  readonly className?: string | undefined;
}

/** The seat itself says the same to those who listen. */
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

/** On its own, because it is drawn anew every second. */
function Until({ isRoomy }: Pick<AbsentLineProps, 'isRoomy'>) {
  const { t } = useLingui();
  const time = useTimeLeft();
  const words = useShortWords(isRoomy);
  if (time === null) return words.offline;
  const clock = clockText(time.seconds);
  return isRoomy ? t`not here: a bot answers in ${clock}` : t`bot in ${clock}`;
}

function useShortWords(isRoomy: boolean): Readonly<Record<Absence, string>> {
  const { t } = useLingui();
  if (isRoomy)
    return {
      left: t`has left: a bot plays`,
      'sent-away': t`sent away: a bot plays`,
      away: t`away: a bot plays`,
      offline: t`not here`,
      waiting: t`new: plays when asked next`,
    };
  return {
    left: t`left: bot plays`,
    'sent-away': t`sent away: bot`,
    away: t`away: bot plays`,
    offline: t`not here`,
    waiting: t`new: soon plays`,
  };
}
