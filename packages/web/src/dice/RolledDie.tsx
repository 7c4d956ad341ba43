// A die on the table. When it is thrown it tumbles, flashes other faces on its way, and settles.

import { type Die, FACES, type Face } from '@posse/dice';
import type { CSSProperties } from 'react';
import { classes, DieFace } from '../draw/index.ts';
import styles from './RolledDie.module.css';

interface RolledDieProps {
  readonly die: Die;
  readonly width: number;
  /** It falls now, as the first, second… of its throw; null if it lies. */
  readonly falling: number | null;
  readonly locked: boolean;
}

export function RolledDie({ die: { kind, face }, width, falling, locked }: RolledDieProps) {
  if (falling === null) return <DieFace kind={kind} face={face} width={width} locked={locked} />;
  return (
    <span className={styles.hop} style={{ '--turn': falling } as CSSProperties}>
      <span className={classes(styles.spin, falling % 2 === 1 && styles.left)}>
        <DieFace kind={kind} face={face} width={width} locked={locked} />
        {othersOf(FACES[kind], face).map((other, place) => (
          <span key={other} className={classes(styles.flash, place > 0 && styles.later)} aria-hidden="true">
            <DieFace kind={kind} face={other} width={width} locked={false} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Two faces that it shows on its way. */
const othersOf = (faces: readonly Face[], face: Face): Face[] => {
  const place = faces.indexOf(face);
  return [2, 4].flatMap((step) => faces[(place + step) % faces.length] ?? []);
};
