// Hats. The origin is the middle of the brow.

import { at, cut, gouge, line, type Markup, shade, solid, spots } from '../drawing-primitives.ts';
import { INK, type Ink } from '../ink-colours.ts';
import { band, sombrero, stetson } from '../parts/people.ts';
import { box, circle, star } from '../path-shapes.ts';

type Draw = (ink: Ink, ribbon: Ink) => Markup;

const low: Draw = (ink, ribbon) =>
  cut('M-42 4C-30 1 30 1 42 4C40 12 20 15 0 15C-20 15 -40 12 -42 4Z', ink) +
  cut('M-20 6L-19 -16C-10 -20 10 -20 19 -16L20 6C10 10 -10 10 -20 6Z', ink) +
  shade('M9 -19C14 -19 17 -17 19 -16L20 6C17 7 14 8 10 8Z') +
  band(ribbon);

const tall: Draw = (ink, ribbon) =>
  cut('M-42 5C-30 0 -14 6 0 6C14 6 30 0 42 5C32 14 14 16 0 16C-14 16 -32 14 -42 5Z', ink) +
  cut('M-21 6L-18 -28C-8 -33 8 -33 18 -28L21 6C10 10 -10 10 -21 6Z', ink) +
  shade('M8 -31C12 -31 16 -29 18 -28L21 6C18 8 14 8 10 9Z') +
  band(ribbon);

const bowler: Draw = (ink, ribbon) =>
  cut('M-21 6C-22 -16 -12 -26 0 -26C12 -26 22 -16 21 6C10 10 -10 10 -21 6Z', ink) +
  shade('M4 -26C14 -25 22 -16 21 6C18 8 14 8 10 9C12 -6 10 -18 4 -26Z') +
  band(ribbon) +
  cut('M-27 8C-30 2 -24 3 -20 5C-8 9 8 9 20 5C24 3 30 2 27 8C18 15 -18 15 -27 8Z', ink);

const topper: Draw = (ink, ribbon) =>
  cut('M-20 5L-22 -30C-10 -34 10 -34 22 -30L20 5C10 9 -10 9 -20 5Z', ink) +
  shade('M10 -33C15 -32 19 -31 22 -30L20 5C17 6 14 7 10 8Z') +
  band(ribbon) +
  cut('M-30 5C-22 10 22 10 30 5C28 14 14 15 0 15C-14 15 -28 14 -30 5Z', ink);

const boater: Draw = (ink, ribbon) =>
  cut('M-19 4V-16C-10 -20 10 -20 19 -16V4C10 8 -10 8 -19 4Z', ink) +
  solid('M-19 -5C-10 -1 10 -1 19 -5V5C10 9 -10 9 -19 5Z', ribbon) +
  shade('M9 -19C14 -19 17 -17 19 -16V4C17 5 13 6 9 6Z') +
  cut('M-33 5C-24 9 24 9 33 5C36 9 34 12 30 13C18 16 -18 16 -30 13C-34 12 -36 9 -33 5Z', ink);

const fur: Draw = (ink, ribbon) =>
  cut('M18 -2C32 6 36 24 30 44C24 44 20 30 16 14Z', ink) +
  line('M22 16L33 15M24 26L34 27M27 36L32 37', 3.4, ribbon) +
  cut('M-24 12C-28 -8 -20 -27 0 -28C20 -27 28 -8 24 12C18 8 14 12 8 8C4 12 -4 12 -8 8C-14 12 -18 8 -24 12Z', ink) +
  gouge('-16 2 12 -80, -8 -6 12 -86, 0 2 12 -90, 8 -6 12 -96, 16 2 12 -100, -4 -16 8 -90, 5 -16 8 -90', ribbon, 1.6) +
  shade('M8 -27C20 -24 28 -8 24 12C20 10 18 9 14 10C16 -4 14 -18 8 -27Z');

const cap: Draw = (ink, ribbon) =>
  cut('M-23 5C-30 -14 -14 -24 0 -24C16 -24 30 -14 23 5Z', ink) +
  line('M0 -24C-8 -16 -10 -6 -10 2M0 -24C8 -16 10 -6 10 2', 1.4, ribbon) +
  shade('M6 -24C18 -22 29 -13 23 5H13C15 -6 13 -16 6 -24Z') +
  cut('M-23 4C-10 -2 10 -2 23 4C26 11 18 14 12 12C4 9 -4 9 -12 12C-18 14 -26 11 -23 4Z', ink) +
  spots('0 -24', 2.4, ribbon);

const kepi: Draw = (ink, ribbon) =>
  cut('M-20 4L-15 -22C-6 -26 12 -26 18 -22L20 4C10 0 -10 0 -20 4Z', ink) +
  shade('M9 -25C13 -24 16 -23 18 -22L20 4C16 2 13 1 10 1Z') +
  line('M-15 -21C-6 -17 10 -17 18 -21M-19 -2C-8 -6 8 -6 20 -2', 1.8, ribbon) +
  cut('M-21 4C-10 -1 10 -1 21 4C25 10 14 14 0 12C-14 14 -25 10 -21 4Z', INK.black, 2) +
  solid(star(0, -12, 6, 2.5, 5), ribbon);

const plume: Draw = (ink, ribbon) =>
  stetson(ink, ribbon) +
  cut('M12 4C14 -18 30 -34 48 -34C50 -22 40 -14 34 -8C28 0 20 4 12 4Z', INK.bone, 2) +
  line('M14 2C22 -10 32 -22 44 -30', 1.5);

const bonnet: Draw = (ink, ribbon) =>
  cut('M-25 30C-36 -6 -20 -29 0 -29C20 -29 36 -6 25 30C23 6 15 -3 0 -3C-15 -3 -23 6 -25 30Z', ink) +
  shade('M6 -28C22 -26 35 -4 25 30C24 16 21 8 16 3C19 -10 16 -20 6 -28Z') +
  line('M-28 16C-26 -2 -16 -13 0 -13C16 -13 26 -2 28 16', 2.6, ribbon) +
  line('M-22 30C-14 42 -6 45 0 45C6 45 14 42 22 30', 3, ribbon) +
  cut('M0 45L-11 40V52ZM0 45L11 40V52Z', ribbon, 1.8);

const nightcap: Draw = (ink) =>
  cut('M-20 6C-20 -16 -4 -31 13 -29C29 -27 37 -12 39 8C32 2 28 -6 21 -10C20 -4 20 0 20 6Z', ink) +
  shade('M10 -29C29 -28 37 -12 39 8C32 2 28 -6 21 -10C20 -4 20 0 20 6H13C16 -8 16 -20 10 -29Z') +
  cut(circle(39, 12, 6.6), INK.bone, 2) +
  cut(box(-26, 1, 52, 12, 6), INK.bone) +
  gouge('-18 8 8 -30, -6 9 8 -30, 6 8 8 -30, 16 9 7 -30', INK.ash, 1.8);

const visor: Draw = (ink, ribbon) =>
  cut('M-19 -1C-10 -5 10 -5 19 -1V6C10 2 -10 2 -19 6Z', ribbon, 2) +
  cut('M-20 4C-10 0 10 0 20 4C27 13 16 16 0 15C-16 16 -27 13 -20 4Z', ink) +
  shade('M6 1C12 1 17 2 20 4C26 12 17 15 6 15Z');

const kerchief: Draw = (ink, ribbon) =>
  cut('M17 4L33 -3L30 6L37 13L18 11Z', ink, 2) +
  cut('M-20 10C-23 -12 -12 -22 0 -22C12 -22 23 -12 20 10C10 3 -10 3 -20 10Z', ink) +
  shade('M5 -22C14 -20 23 -12 20 10C17 8 14 6 10 6C13 -6 11 -16 5 -22Z') +
  spots('-12 -4, -5 -12, -2 -1, 4 -8, -9 3', 1.5, ribbon);

const bandage: Draw = (ink, ribbon) =>
  cut('M-19 -3C-8 -6 8 -9 19 -12V1C8 3 -8 6 -19 10Z', ink, 2) +
  line('M-18 3C-6 1 6 -2 18 -5', 1.2) +
  spots('-9 2', 4, ribbon);

const comb: Draw = (ink, ribbon) =>
  cut('M-13 -8L-19 -24C-8 -31 8 -31 19 -24L13 -8Z', ink, 2) +
  spots('-9 -20, 0 -23, 9 -20, -5 -14, 5 -14', 1.9) +
  cut(star(19, -3, 8, 4, 6), ribbon, 1.8) +
  spots('19 -3', 2.2, INK.gold);

/** A hat that is low over the eyes. */
const slouch: Draw = (ink, ribbon) => at(0, 6, 1.02, stetson(ink, ribbon), 7);

const flower: Draw = (ink, ribbon) =>
  stetson(ink, ribbon) + cut(star(20, 1, 7, 3.4, 6), INK.rust, 1.8) + spots('20 1', 2, INK.ochre);

/** A miner's hat with a candle. */
const miner: Draw = (ink, ribbon) =>
  bowler(ink, ribbon) +
  cut(box(-4, -10, 8, 13, 2), INK.bone, 1.8) +
  cut('M0 -22C5 -16 4 -11 0 -10C-4 -11 -5 -16 0 -22Z', INK.gold, 1.6);

/** A ribbon round the head, tied in a bow on top. */
const bow: Draw = (ink, ribbon) =>
  line('M-17 -2C-10 -13 10 -13 17 -2', 4.6) +
  line('M-17 -2C-10 -13 10 -13 17 -2', 2.6, ink) +
  cut('M10 -9L-4 -18C-8 -10 -6 -3 -2 -1ZM10 -9L25 -16C28 -8 25 -1 21 1Z', ink, 2) +
  cut(circle(10.5, -8.5, 3.6), ribbon, 1.8);

/** A fur hat with the animal's ears. */
const pelt: Draw = (ink, ribbon) =>
  cut('M-25 -10L-29 -34L-8 -24ZM25 -10L29 -34L8 -24Z', ink) +
  solid('M-23 -15L-25 -27L-15 -21ZM23 -15L25 -27L15 -21Z', ribbon) +
  cut('M-25 11C-29 -10 -17 -25 0 -25C17 -25 29 -10 25 11L19 5L14 12L8 5L0 13L-8 5L-14 12L-19 5Z', ink) +
  shade('M7 -24C20 -21 28 -8 25 11L19 5L14 12C17 -4 15 -16 7 -24Z') +
  spots('-9 -11, 9 -11', 2.4) +
  cut('M-5 -2C-2 -4 2 -4 5 -2C4 2 2 4 0 4C-2 4 -4 2 -5 -2Z', INK.black, 1.4) +
  gouge('-17 -4 9 -70, -13 2 8 -80, 13 2 8 -100, 17 -4 9 -110', ribbon, 1.6);

/** A flower in the hair. */
const rose: Draw = (ink, ribbon) =>
  cut('M9 -2C2 4 2 10 4 14C12 12 15 7 15 2Z', ribbon, 1.8) +
  cut(circle(17, -6, 11), ink) +
  line('M17 -13C11 -12 10 -4 15 -1C21 1 25 -5 21 -9C18 -11 14 -8 16 -5', 1.8, INK.black);

export const HATS = {
  stetson,
  tall,
  low,
  bowler,
  topper,
  boater,
  sombrero,
  fur,
  cap,
  kepi,
  plume,
  bonnet,
  nightcap,
  visor,
  kerchief,
  bandage,
  comb,
  slouch,
  flower,
  miner,
  bow,
  pelt,
  rose,
  none: () => '',
} satisfies Record<string, Draw>;

export type Hat = keyof typeof HATS;

/** Hats that leave the hair visible, and cast no shadow on the brow. */
export const BARE: ReadonlySet<Hat> = new Set<Hat>(['none', 'visor', 'bandage', 'comb', 'bow', 'rose']);
