// The dotted track from whoever aims to whom he aims at.

import type { Track } from './acts.ts';
import styles from './Motion.module.css';
import { useAnimation } from './use-animation.ts';

const LENGTH = 420;

export function TrackView({
  track,
  at,
  speed,
}: {
  readonly track: Track;
  readonly at: number;
  readonly speed: number;
}) {
  const { from, to } = track;
  const ref = useAnimation<SVGSVGElement>(
    () => [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }],
    {
      at,
      length: LENGTH * speed,
      easing: 'linear',
    },
  );
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.abs(from.x - to.x) * 0.12 };
  return (
    <svg ref={ref} className={styles.track} aria-hidden="true">
      <path d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`} />
    </svg>
  );
}
