// The landscape behind the table: five flat planes in the colours of the theme.
// There is one drawing for wide windows and one for tall ones.

import { memo } from 'react';
import { classes } from './class-names.ts';
import styles from './Landscape.module.css';

const round = (value: number): number => Math.round(value * 10) / 10;

/** The stars as a path, the same ones every night. */
function starsIn(width: number, height: number): string {
  let seed = 7;
  const next = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const star = (): string => {
    const [x, y, size] = [next() * width, next() * height, 1 + next() * 2];
    const [far, near] = [round(size * 1.5), round(size * 0.5)];
    const points = `l${near} ${far}l${far} ${near}l-${far} ${near}l-${near} ${far}l-${near} -${far}l-${far} -${near}l${far} -${near}Z`;
    return `M${round(x)} ${round(y - 2 * size)}${points}`;
  };
  return Array.from({ length: 46 }, star).join('');
}

type Points = readonly (readonly [x: number, rise: number])[];

const FAR: Points = [
  [0, -30],
  [70, -40],
  [92, -170],
  [250, -176],
  [276, -60],
  [340, -26],
  [520, -10],
  [940, -16],
  [1080, -36],
  [1120, -210],
  [1180, -216],
  [1196, -150],
  [1300, -154],
  [1330, -50],
  [1440, -34],
];

const NEAR: Points = [
  [0, -70],
  [120, -80],
  [150, -20],
  [420, 0],
  [700, 10],
  [1010, 2],
  [1240, -12],
  [1270, -84],
  [1440, -90],
];

/** Engraved lines in the rock, by their left end, height and length. */
const CUTS: readonly (readonly [x: number, rise: number, length: number])[] = [
  [110, -90, 60],
  [130, -70, 80],
  [1135, -130, 40],
  [1150, -105, 60],
  [1210, -80, 70],
  [60, 60, 120],
  [1220, 74, 140],
  [240, 110, 90],
  [1030, 120, 110],
];

/**
 * The landscape for a window of any shape: mesas, sun or moon, stars. Points are for a width of 1440 pixels; in a
 * narrow window the mesas are lower.
 */
function land(width: number, height: number, horizon: number, relief: number) {
  const level = height * horizon;
  const down = (rise: number): number => round(level + rise * relief);
  const across = (x: number): number => round((x * width) / 1440);
  const mesa = (points: Points, base: number): string =>
    `M0 ${height}V${down(base)}${points.map(([x, rise]) => `L${across(x)} ${down(base + rise)}`).join('')}L${width} ${down(base)}V${height}Z`;
  return {
    viewBox: `0 0 ${width} ${height}`,
    stars: starsIn(width, level),
    disc: { cx: width / 2, cy: round(level * 0.92), r: round(Math.min(width, height) * 0.34) },
    far: mesa(FAR, 60),
    near: mesa(NEAR, 110),
    floor: `M0 ${height}V${down(170)}C${across(360)} ${down(120)} ${across(1080)} ${down(120)} ${width} ${down(170)}V${height}Z`,
    cuts: CUTS.map(([x, rise, length]) => `M${across(x)} ${down(rise + 60)}h${across(length)}`).join(''),
  };
}

const WIDE = land(1440, 900, 0.34, 1);
const TALL = land(390, 844, 0.3, 0.6);

function View({ of, className }: { readonly of: typeof WIDE; readonly className: string | undefined }) {
  return (
    <svg
      className={classes(styles.view, className)}
      viewBox={of.viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.stars} d={of.stars} />
      <circle className={styles.disc} {...of.disc} />
      <path className={styles.far} d={of.far} />
      <path className={styles.near} d={of.near} />
      <path className={styles.floor} d={of.floor} />
      <path className={styles.cuts} d={of.cuts} />
    </svg>
  );
}

export const Landscape = memo(function Landscape() {
  return (
    <div className={styles.country} aria-hidden="true">
      <View of={WIDE} className={styles.wide} />
      <View of={TALL} className={styles.tall} />
    </div>
  );
});
