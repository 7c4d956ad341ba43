// A card on its way from one place to another.

import { useLayoutEffect } from 'react';
import { CardBack, CardFace } from '../draw/index.ts';
import type { Flight } from './acts.ts';
import styles from './Motion.module.css';
import { elementAt } from './spots.ts';
import { useAnimation } from './use-animation.ts';

const LENGTH = 300;
const LEAST_WIDTH = 44;

export function FlightView({
  flight,
  at,
  speed,
}: {
  readonly flight: Flight;
  readonly at: number;
  readonly speed: number;
}) {
  const { card, from, to, landsOn } = flight;
  const width = Math.min(120, Math.max(LEAST_WIDTH, to.width, from.width));
  const ref = useAnimation<HTMLDivElement>(() => [placed(from, width), placed(to, width)], {
    at,
    length: LENGTH * speed,
  });
  useLayoutEffect(() => {
    if (landsOn === null) return undefined;
    const hidden = elementAt(landsOn)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at + LENGTH * speed });
    return () => hidden?.cancel();
  }, [landsOn, at, speed]);
  return (
    <div ref={ref} className={styles.act}>
      {card === null ? <CardBack back="card" width={width} /> : <CardFace card={card} width={width} />}
    </div>
  );
}

/** In the middle of the place, and about as large. */
function placed({ left, top, width, height }: DOMRect, own: number): Keyframe {
  const scale = Math.min(1.2, Math.max(0.4, width / own));
  const x = left + width / 2 - own / 2;
  const y = top + height / 2 - own * 0.7;
  return { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1 };
}
