// The curve of a seat's chance to win, from the deal to the end.

import { useLingui } from '@lingui/react/macro';
import type { CurvePoint, Swing } from '@posse/bots/coach';
import { useStore } from 'zustand';
import { RoleTag } from '../../drawing/index.ts';
import type { Playback } from '../replay/playback.ts';
import styles from './WinCurve.module.css';

/** The size of the drawing, in its own units. */
const WIDTH = 320;
const HEIGHT = 120;

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

interface CurveProps {
  readonly playback: Playback;
  readonly curve: readonly CurvePoint[];
  readonly turningPoints: readonly Swing[];
}

/** A tap seeks that moment. The dashed line is what the player could know. */
export function WinCurve({ playback, curve, turningPoints }: CurveProps) {
  const { t } = useLingui();
  const { length } = playback.recording;
  const position = useStore(playback.store, (state) => state.position);
  const xOf = (step: number): number => (WIDTH * step) / Math.max(1, length);
  const yOf = (chance: number): number => HEIGHT * (1 - chance);
  const line = (chanceOf: (point: CurvePoint) => number): string =>
    pathOf(curve.map((point) => [xOf(point.step), yOf(chanceOf(point))]));
  const whole = line(({ chance }) => chance);
  const [first, last] = [curve[0], curve.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [Math.round(100 * first.chance), Math.round(100 * last.chance)];
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.curve}
        viewBox={`-2 -8 ${WIDTH + 4} ${HEIGHT + 16}`}
        role="img"
        aria-label={t`Chance to win: ${from} % after the deal, ${to} % at the end.`}
        onPointerDown={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          playback.seek(Math.round((length * (clientX - left)) / width));
        }}
      >
        {[0, 0.5, 1].map((chance) => (
          <g key={chance} className={styles.grid}>
            <path d={`M0 ${yOf(chance)}H${WIDTH}`} />
            <text x={1} y={yOf(chance) + (chance === 0 ? -4 : 12)}>
              {Math.round(100 * chance)} %
            </text>
          </g>
        ))}
        <path className={styles.area} d={`${whole}L${xOf(last.step)} ${HEIGHT}L${xOf(first.step)} ${HEIGHT}Z`} />
        <path className={styles.known} d={line(({ known }) => known)} />
        <path className={styles.line} d={whole} />
        <path className={styles.now} d={`M${xOf(position)} -6V${HEIGHT + 6}`} />
        {turningPoints.map(({ until, change }, place) => {
          const chance = curve.find(({ step }) => step === until)?.chance ?? 0;
          return (
            <g key={until} className={change < 0 ? styles.down : styles.up}>
              <circle cx={xOf(until)} cy={yOf(chance)} r={7} />
              <text x={xOf(until)} y={yOf(chance) + 3.5}>
                {place + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.legend}>
        <span className={styles.wholeKey}>{t`with all cards known`}</span>
        <span className={styles.knownKey}>{t`as far as you could know`}</span>
      </figcaption>
    </figure>
  );
}

const SIDES_HEIGHT = 48;
/** The sides from top to bottom, each by one of its roles, in the order of the judge. */
const SIDES = ['sheriff', 'outlaw', 'renegade'] as const;

/** The chances of all sides, on top of each other. */
export function SideCurves({ curve, length }: { readonly curve: readonly CurvePoint[]; readonly length: number }) {
  const { t } = useLingui();
  const xOf = (step: number): number => (WIDTH * step) / Math.max(1, length);
  /** The lower edge of a side: all sides above it, and itself. */
  const edge = (side: number): (readonly [number, number])[] =>
    curve.map(({ step, sides }) => [
      xOf(step),
      SIDES_HEIGHT * sides.slice(0, side + 1).reduce((sum, chance) => sum + chance, 0),
    ]);
  const upper = (side: number): (readonly [number, number])[] =>
    side === 0 ? curve.map(({ step }) => [xOf(step), 0]) : edge(side - 1);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.sides}
        viewBox={`-2 0 ${WIDTH + 4} ${SIDES_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`the chances of all sides`}
      >
        {SIDES.map((role, side) => (
          <path
            key={role}
            d={`${pathOf([...upper(side), ...edge(side).toReversed()])}Z`}
            style={{ fill: `var(--${role})` }}
          />
        ))}
      </svg>
      <figcaption className={styles.roles}>
        {SIDES.map((role) => (
          <RoleTag key={role} role={role} width={20} />
        ))}
        <span>{t`the chances of all sides`}</span>
      </figcaption>
    </figure>
  );
}
