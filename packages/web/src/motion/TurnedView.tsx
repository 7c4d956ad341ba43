// A card that is turned up for everybody to see, in the middle of the table.

import { CardFace, classes, EventFace, RoleFace } from '../draw/index.ts';
import type { Turned } from './acts.ts';
import styles from './Motion.module.css';
import { useAnimation } from './use-animation.ts';

const WIDTHS = { card: 116, event: 210, role: 150 } as const;
const LENGTHS = { card: 760, event: 1500, role: 1500 } as const;

export function TurnedView({
  turned,
  at,
  speed,
}: {
  readonly turned: Turned;
  readonly at: number;
  readonly speed: number;
}) {
  const { what, where } = turned;
  const width = WIDTHS[what.kind];
  const place = `translate(${where.x - width / 2}px, ${where.y - width * 0.7}px)`;
  const ref = useAnimation<HTMLDivElement>(
    () => [
      { transform: `${place} rotateY(90deg) scale(.8)`, opacity: 0 },
      { transform: `${place} rotateY(0deg) scale(1)`, opacity: 1, offset: 0.25 },
      { transform: `${place} rotateY(0deg) scale(1)`, opacity: 1, offset: 0.85 },
      { transform: `${place} scale(.7)`, opacity: 0 },
    ],
    { at, length: LENGTHS[what.kind] * speed, easing: 'ease-in-out' },
  );
  const fortune = what.kind === 'card' && (what.lucky ? styles.lucky : styles.unlucky);
  return (
    <div ref={ref} className={styles.act}>
      <div className={classes(fortune)}>
        {what.kind === 'card' && <CardFace card={what.card} width={width} />}
        {what.kind === 'event' && <EventFace id={what.id} width={width} />}
        {what.kind === 'role' && <RoleFace role={what.role} width={width} />}
      </div>
    </div>
  );
}
