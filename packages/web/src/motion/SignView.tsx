// A sign over a seat: a hit, a hat that tips off, a beer, an arrow, a skull. The seat feels it too.

import { useLayoutEffect } from 'react';
import { classes, Icon } from '../draw/index.ts';
import type { Sign } from './acts.ts';
import styles from './Motion.module.css';
import { elementAt } from './spots.ts';
import { useAnimation } from './use-animation.ts';

const ICONS = { burst: 'bang', dodge: 'missed', beer: 'life', arrow: 'arrow', skull: 'skull' } as const;
const HALF = 36;

const SHAKE: Keyframe[] = [0, -4, 4, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const LEAN: Keyframe[] = [0, -6, -6, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }));
const FELT: Partial<Readonly<Record<Sign['sign'], Keyframe[]>>> = { burst: SHAKE, dodge: LEAN };

export function SignView({ sign, at, speed }: { readonly sign: Sign; readonly at: number; readonly speed: number }) {
  const { sign: what, over, where } = sign;
  const ref = useAnimation<HTMLDivElement>(() => framesOf(what, where.x - HALF, where.y - HALF), {
    at,
    length: 380 * speed,
  });
  useLayoutEffect(() => {
    const frames = FELT[what];
    const felt = frames && elementAt(over)?.animate(frames, { delay: at, duration: 260 * speed, easing: 'ease-out' });
    return () => felt?.cancel();
  }, [what, over, at, speed]);
  return (
    <div ref={ref} className={classes(styles.act, styles.sign, what === 'burst' && styles.burst)}>
      <Icon name={ICONS[what]} />
    </div>
  );
}

function framesOf(sign: Sign['sign'], x: number, y: number): Keyframe[] {
  const there = `translate(${x}px, ${y}px)`;
  if (sign === 'burst')
    return [
      { transform: `${there} scale(.3)`, opacity: 1 },
      { transform: `${there} scale(1.25)`, opacity: 1, offset: 0.35 },
      { transform: `${there} scale(1.35)`, opacity: 0 },
    ];
  return [
    { transform: `${there} scale(.7)`, opacity: 0 },
    { transform: there, opacity: 1, offset: 0.3 },
    { transform: `translate(${x}px, ${y - HALF}px) rotate(${sign === 'dodge' ? 24 : 0}deg)`, opacity: 0 },
  ];
}
