// Views of animations: a flying card, a shot, a sign, a revealed card.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CardBack, CardFace, classes, EventFace, Icon, RoleFace } from '../../drawing/index.ts';
import type { Flight, Sign, Track, Turned } from './animations.ts';
import styles from './FactAnimations.module.css';
import { elementAt } from './screen-spots.ts';

const LENGTH = 300;
const MIN_WIDTH = 44;

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
  const width = Math.min(120, Math.max(MIN_WIDTH, to.width, from.width));
  const ref = useAnimation<HTMLDivElement>(() => [placed(from, width), placed(to, width)], {
    at,
    length: LENGTH * speed,
  });
  useLayoutEffect(() => {
    const landing = landsOn === null ? null : elementAt(landsOn);
    if (landing === null) return undefined;
    const show = (): void => {
      landing.style.opacity = '';
    };
    // Not an animation, because the browser would create layers for it and for everything above it.
    landing.style.opacity = '0';
    const timer = setTimeout(show, at + LENGTH * speed);
    return () => {
      clearTimeout(timer);
      show();
    };
  }, [landsOn, at, speed]);
  return (
    <div ref={ref} className={styles.act}>
      {card === null ? <CardBack back="card" width={width} /> : <CardFace card={card} width={width} />}
    </div>
  );
}

/** A transform that puts a thing in the middle of the spot, about as large as the spot. */
function placed({ left, top, width, height }: DOMRect, own: number): Keyframe {
  const scale = Math.min(1.2, Math.max(0.4, width / own));
  const x = left + width / 2 - own / 2;
  const y = top + height / 2 - own * 0.7;
  return { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1 };
}

// The dotted track from the attacker to the target.

const TRACK_LENGTH = 420;
/** The margin of the track for the width of its dots. */
const TRACK_EDGE = 4;

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
      length: TRACK_LENGTH * speed,
      easing: 'linear',
    },
  );
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.abs(from.x - to.x) * 0.12 };
  const x = Math.min(from.x, to.x) - TRACK_EDGE;
  const y = Math.min(from.y, to.y, middle.y) - TRACK_EDGE;
  const w = Math.abs(from.x - to.x) + 2 * TRACK_EDGE;
  const h = Math.max(from.y, to.y) + TRACK_EDGE - y;
  return (
    <svg
      ref={ref}
      className={styles.track}
      viewBox={`${x} ${y} ${w} ${h}`}
      style={{ left: x, top: y, width: w, height: h }}
      aria-hidden="true"
    >
      <path d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`} />
    </svg>
  );
}

// A sign over a seat: a hit, a tipped hat, a beer, an arrow, a skull. The seat shakes too.

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

// A card that is revealed in the middle of the table.

const WIDTHS = { card: 116, event: 210, role: 150 } as const;
const LENGTHS = { card: 760, event: 1500, role: 1500 } as const;

/** The height of a card, in widths. */
const CARD_RATIO = 1.4;

/** The free heights around this one: a revealed card covers neither banners nor the headline nor the viewer's cards. */
function freeAround(y: number): { readonly top: number; readonly bottom: number } {
  const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
  const table = boxOf('[data-kind]')?.top ?? 0;
  const headline = boxOf('[data-tone]')?.bottom ?? 0;
  const own = boxOf('[data-kind] > section')?.top ?? innerHeight;
  return { top: headline < y ? Math.max(table, headline) : table, bottom: own > y ? own : innerHeight };
}

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
  const { top, bottom } = freeAround(where.y);
  const width = Math.min(WIDTHS[what.kind], Math.round((bottom - top) / CARD_RATIO));
  const height = width * CARD_RATIO;
  const y = Math.min(Math.max(where.y - height / 2, top), bottom - height);
  const place = `translate(${where.x - width / 2}px, ${y}px)`;
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

// An animation of an element that starts when it appears.

export interface Timing {
  /** The start in milliseconds from now. */
  readonly at: number;
  readonly length: number;
  readonly easing?: string;
}

export const SWIFT = 'cubic-bezier(.2,.8,.2,1)';

/** Animates only transform and opacity, so that the browser need not compute the layout again. */
export function useAnimation<E extends Element>(frames: () => Keyframe[], timing: Timing): RefObject<E | null> {
  const element = useRef<E>(null);
  const begin = useRef({ frames, timing });
  useLayoutEffect(() => {
    const { at, length, easing = SWIFT } = begin.current.timing;
    const animation = element.current?.animate(begin.current.frames(), {
      delay: at,
      duration: length,
      easing,
      fill: 'none',
    });
    return () => animation?.cancel();
  }, []);
  return element;
}
