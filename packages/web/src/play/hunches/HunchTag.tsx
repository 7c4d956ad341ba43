// One's own hunch on a portrait: a torn slip, pencilled and askew, so that nobody takes it for the role itself.

import { type CSSProperties, memo } from 'react';
import { classes } from '../../draw/classes.ts';
import { Icon } from '../../draw/Icon.tsx';
import styles from './HunchTag.module.css';
import type { Hunch } from './hunches.ts';

interface HunchTagProps {
  readonly hunch: Hunch;
  readonly width: number;
  readonly className?: string | undefined;
}

/** The words beside it, or on its seat, say the same. */
export const HunchTag = memo(function HunchTag({ hunch, width, className }: HunchTagProps) {
  return (
    <span
      className={classes(styles.slip, className)}
      style={{ '--w': width } as CSSProperties}
      data-hunch={hunch}
      aria-hidden="true"
    >
      {hunch === 'unsure' ? <span className={styles.unsure}>?!</span> : <Icon name={hunch} />}
      {hunch !== 'unsure' && <span className={styles.mark}>?</span>}
    </span>
  );
});
