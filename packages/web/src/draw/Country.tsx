// The country behind the table: five flat planes that both themes colour, one drawing for wide windows and one for tall.

import { memo } from 'react';
import styles from './Country.module.css';
import { classes } from './classes.ts';
import { land } from './land.ts';

const WIDE = land(1440, 900, 0.34, 1);
const TALL = land(390, 844, 0.3, 0.6);

function View({ of, className }: { readonly of: typeof WIDE; readonly className: string | undefined }) {
  return (
    <svg
      className={classes(styles.view, className)}
      viewBox={of.viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.stars} d={of.stars} />
      <circle className={styles.disc} {...of.disc} />
      <path className={styles.far} d={of.far} />
      <path className={styles.near} d={of.near} />
      <path className={styles.floor} d={of.floor} />
      <path className={styles.cuts} d={of.cuts} />
    </svg>
  );
}

export const Country = memo(function Country() {
  return (
    <div className={styles.country} aria-hidden="true">
      <View of={WIDE} className={styles.wide} />
      <View of={TALL} className={styles.tall} />
    </div>
  );
});
