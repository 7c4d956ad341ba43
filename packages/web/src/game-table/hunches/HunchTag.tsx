// The viewer's guess on a portrait: a pencilled slip that nobody takes for the role.

import { type CSSProperties, memo } from 'react';
import { classes } from '../../drawing/class-names.ts';
import { Icon } from '../../drawing/Icon.tsx';
import styles from './HunchTag.module.css';
import type { Hunch } from './hunches.ts';

interface HunchTagProps {
  readonly hunch: Hunch;
  readonly width: number;
  readonly className?: string | undefined;
}

/** The mark of a guess on a seat. It has no accessible name, because the seat's words say the same. */
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
