// A table seen from above: you at the bottom, the others around, each with a number.

import type { CSSProperties } from 'react';
import { Arch } from '../../draw/Arch.tsx';
import { classes } from '../../draw/classes.ts';
import { useMedia } from '../../table/media.ts';
import styles from './Ring.module.css';

export interface RingSeat {
  readonly character: string;
  /** What stands beside the portrait. */
  readonly label: string;
  readonly isLit: boolean;
}

interface Props {
  /** The first is you. */
  readonly seats: readonly RingSeat[];
  /** The whole drawing in words. */
  readonly label: string;
}

export function Ring({ seats, label }: Props) {
  const isWide = useMedia('(min-width: 760px)');
  return (
    <div className={styles.ring} role="img" aria-label={label}>
      <div className={styles.felt} />
      {seats.map(({ character, label: number, isLit }, place) => {
        const turn = (place / seats.length) * 2 * Math.PI;
        const spot = { '--x': -Math.sin(turn), '--y': Math.cos(turn) } as CSSProperties;
        return (
          <span key={character} className={styles.seat} style={spot}>
            <Arch character={character} width={isWide ? 66 : 46} state={{ lit: isLit, dimmed: place > 0 && !isLit }} />
            <span className={classes(styles.label, isLit && styles.lit)}>{number}</span>
          </span>
        );
      })}
    </div>
  );
}
