// The time left to answer, as a ring or as a pill.

import { useLingui } from '@lingui/react/macro';
import { classes, Icon } from '../../drawing/index.ts';
import { clockText, useTimeLeft } from '../session/page-clocks.ts';
import styles from './AnswerClock.module.css';

const HURRY = 5;

export function AnswerClock({ as }: { readonly as: 'ring' | 'pill' }) {
  const { t } = useLingui();
  const time = useTimeLeft();
  if (time === null) return null;
  const { seconds, share } = time;
  const clock = clockText(seconds);
  const label = t`Time left: ${clock}`;
  const hurry = seconds <= HURRY && styles.hurry;
  if (as === 'pill')
    return (
      <span className={classes(styles.pill, hurry)} role="img" aria-label={label}>
        <Icon name="clock" /> {clock}
      </span>
    );
  return (
    <svg className={classes(styles.ring, hurry)} viewBox="0 0 50 50" role="img" aria-label={label}>
      <circle className={styles.face} cx="25" cy="25" r="21" />
      <circle className={styles.left} cx="25" cy="25" r="21" pathLength="100" strokeDasharray={`${share * 100} 100`} />
      <text x="25" y="30">
        {clock}
      </text>
    </svg>
  );
}
