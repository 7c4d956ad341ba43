// A die, seen from above: a cube of bone, gold or sky.

import type { DieKind, Face } from '@posse/dice';
import { type CSSProperties, memo, useMemo } from 'react';
import { dieFace } from '../art/index.ts';
import { useDiceNames } from '../words/dice-names.ts';
import { classes } from './class-names.ts';
import styles from './DieFace.module.css';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';

interface DieFaceProps {
  readonly kind: DieKind;
  readonly face: Face;
  readonly width: number;
  /** True if the die can't be rolled again, usually because it shows dynamite. */
  readonly locked?: boolean | undefined;
  readonly className?: string | undefined;
}

export const DieFace = memo(function DieFace(props: DieFaceProps) {
  const { kind, face, width, locked = face === 'dynamite', className } = props;
  const picture = useMemo(() => dieFace(kind, face), [kind, face]);
  const { name } = useDiceNames().face(face);
  return (
    <span
      className={classes(styles.die, className)}
      style={{ '--w': width } as CSSProperties}
      role="img"
      aria-label={name}
    >
      <Picture of={picture} className={styles.cube} fit="meet" />
      {locked && (
        <span className={styles.lock}>
          <Icon name="lock" />
        </span>
      )}
    </span>
  );
});
