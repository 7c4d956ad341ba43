// The time that whoever is asked has left.

import { useLingui } from '@lingui/react/macro';
import { classes } from '../draw/classes.ts';
import { Icon } from '../draw/Icon.tsx';
import { useTimeLeft } from '../session/use-time-left.ts';
import styles from './BarClock.module.css';
import { clockText } from './clock-text.ts';

/** From here on it is said in red. */
const HURRY = 10;

export function BarClock({ className }: { readonly className?: string | undefined }) {
  const { t } = useLingui();
  const time = useTimeLeft();
  if (time === null) return null;
  const { seconds } = time;
  const clock = clockText(seconds);
  return (
    <span
      className={classes(styles.clock, seconds <= HURRY && styles.hurry, className)}
      role="timer"
      aria-label={t`Time left: ${clock}`}
    >
      <Icon name="clock" />
      {clock}
    </span>
  );
}
