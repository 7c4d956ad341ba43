// Rays behind an important moment: a shot, a last life point, a duel, an event.

import { memo } from 'react';
import { classes } from './class-names.ts';
import styles from './MomentRays.module.css';

/** The colour of the rays: red for a shot, blue for dying and death, gold for a duel and a win, wine for events. */
export type Tone = 'danger' | 'cold' | 'gold' | 'wine';

const COUNT = 18;

const edge = (turn: number): string => {
  const angle = (turn * Math.PI) / COUNT;
  return `${Math.round(1000 * Math.cos(angle))} ${Math.round(1000 * Math.sin(angle))}`;
};

const FAN = Array.from({ length: COUNT }, (_, ray) => `M0 0L${edge(2 * ray)}L${edge(2 * ray + 1)}Z`).join('');

interface RaysProps {
  readonly tone?: Tone | undefined;
  readonly className?: string | undefined;
}

/** Rays that fill their container. Their centre lies two fifths down. */
export const MomentRays = memo(function MomentRays({ tone = 'danger', className }: RaysProps) {
  return (
    <svg
      className={classes(styles.rays, styles[tone], className)}
      viewBox="-500 -400 1000 1000"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={FAN} />
    </svg>
  );
});
