// Life points as bullets, or as a number and a bar.

import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo } from 'react';
import styles from './Bullets.module.css';
import { classes } from './class-names.ts';
import { Icon } from './Icon.tsx';

interface BulletsProps {
  readonly life: number;
  readonly max: number;
  /** The height of a bullet, in pixels. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

const ALL_SHOWN = 6;

export const Bullets = memo(function Bullets({ life, max, size = 17, className }: BulletsProps) {
  const { t } = useLingui();
  const style = { '--size': `${size}px`, '--share': max > 0 ? Math.min(1, life / max) : 0 } as CSSProperties;
  const most = Math.max(life, max);
  return (
    <span
      className={classes(styles.bullets, most > ALL_SHOWN && styles.many, className)}
      style={style}
      role="img"
      aria-label={t`${life} of ${max} life`}
    >
      {most > ALL_SHOWN ? (
        <>
          <span className={styles.numbers}>
            <Icon name="life" className={styles.bullet} />
            <span className={styles.life}>{life}</span>
            <span className={styles.max}>/{max}</span>
          </span>
          <span className={styles.bar} />
        </>
      ) : (
        Array.from({ length: most }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bullets are all alike, and their order is their number
          <Icon key={place} name="life" className={classes(styles.bullet, place >= life && styles.spent)} />
        ))
      )}
    </span>
  );
});

/** "Rose Doolan, 4 life" */
export function useLifeLabel(): (name: string, life: number) => string {
  const { t } = useLingui();
  return (name, life) => t`${name}, ${life} life`;
}
