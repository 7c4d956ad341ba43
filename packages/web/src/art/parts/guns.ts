// Pistols and rifles, pointing right. The origin is a pistol's hammer, a rifle's butt.

import { cut, gouge, line, type Markup, shade, solid, spots } from '../drawing-primitives.ts';
import { INK, type Ink } from '../ink-colours.ts';
import { box, circle } from '../path-shapes.ts';

const GRIP = 'M4.5 13C8 15 13 17 17 21C15 26 14 31 14 38C10 40 5 40 2 38C1.4 29 3 20 4.5 13Z';

/** The handle, hammer and trigger that all pistols share. */
const handle = (grip: Ink, metal: Ink): Markup =>
  cut('M8 6L2 0L10 1.5L13 5Z', metal, 1.8) +
  cut('M4 10C6 6 9 5 12 5H26V20H18C15 26 14 31 14 38C10 40 5 40 2 38C1 29 3 19 4 10Z', metal) +
  cut(GRIP, grip) +
  shade('M10 18L17 21C15 26 14 31 14 38L9 39Z') +
  line('M19 20C19 28 29 28 30 20M23 20C23 23 25 24 26 24', 2);

export const revolver = (grip: Ink = INK.wood, metal: Ink = INK.steel): Markup =>
  handle(grip, metal) +
  cut('M30 6H66V14H30Z', metal) +
  shade('M30 10.5H66V14H30Z', 'upright') +
  cut('M60 6V2.4H65V6Z', metal, 1.8) +
  line('M30 17H50', 2.6) +
  cut(box(20, 4, 17, 15, 3), metal) +
  line('M24 8.5H33M24 14.5H33', 1.8) +
  spots('11 11', 1.4);

/** A longer revolver, with a brass frame and a web under the barrel. */
export const longRevolver = (grip: Ink, metal: Ink = INK.steel): Markup =>
  cut('M32 13H72L58 20H32Z', metal, 2) +
  cut('M30 5H80V13H30Z', metal) +
  shade('M30 9.5H80V13H30Z', 'upright') +
  cut('M73 5V1.6H78V5Z', metal, 1.8) +
  handle(grip, INK.ochre) +
  cut('M18 2H40V5H18ZM18 18H40V21H18Z', INK.ochre, 2) +
  cut(box(20, 4.5, 17, 14, 3), metal) +
  line('M24 9H33M24 14.5H33', 1.8) +
  gouge('44 7.6 30', INK.bone, 1.2);

/** A lever pistol: two tubes, and a ring to pull for quick shots. */
export const leverPistol = (grip: Ink, metal: Ink = INK.steel): Markup =>
  line('M20 20C18 36 38 38 38 20', 5.4) +
  line('M20 20C18 36 38 38 38 20', 2, metal) +
  line('M27 20C27 24 29 26 31 26', 2) +
  cut('M30 11.5H76V19H30Z', metal, 2.2) +
  shade('M42 14H76V19H42Z', 'upright') +
  cut('M30 4H80V11.5H30Z', metal) +
  gouge('46 6.4 30', INK.bone, 1.2) +
  cut('M73 4V.6H78V4Z', metal, 1.8) +
  cut('M8 5L1 -2L10 -.5L14 4Z', INK.ochre, 1.8) +
  cut('M6 9C8 5 11 4 14 4H42V20.5H19C17 26 16 32 16 39C12 41 6 41 3 39C2 29 4 18 6 9Z', INK.ochre) +
  cut('M5.6 14C9 17 14 19 19 20.5C17 26 16 32 16 39C12 41 6 41 3 39C2.4 30 4 20 5.6 14Z', grip) +
  shade('M12 19L19 21C17 26 16 32 16 39L11 40Z') +
  spots('18 11, 36 11', 1.5);

/** A derringer: a pistol that is small enough to hide in a sleeve. */
export const derringer = (grip: Ink, metal: Ink = INK.steel): Markup =>
  cut('M22 9H50V17.6H22Z', metal) +
  cut('M22 .6H50V9H22Z', metal) +
  shade('M22 13H50V17.6H22ZM22 4.6H50V9H22Z', 'upright') +
  cut('M46 .6V-2.4H49.6V.6Z', metal, 1.6) +
  spots('50 4.8, 50 13.3', 2.2) +
  cut('M12 1L7 -7L15 -5L19 1Z', metal, 1.8) +
  line('M21 19C22 27 31 25 30 18', 2.4) +
  cut('M8 4C10 0 13 0 16 0H28V18.6H21C18 22 18 28 15 34C9 38 0 35 -1 29C1 20 4 12 8 4Z', metal) +
  cut('M6 9C11 11 17 14 21 18.6C18 22 18 28 15 34C9 38 0 35 -1 29C0 22 3 15 6 9Z', grip) +
  shade('M13 13L21 18.6C18 22 18 28 15 34L8 36Z') +
  line('M5 18L13 24M3 24L11 30M8 13L16 19', 1.2) +
  spots('20 8', 1.6);

/** A revolver with six barrels in a bundle. */
export const pepperbox = (grip: Ink, metal: Ink = INK.steel): Markup =>
  handle(grip, metal) +
  cut('M24 -4L60 -6V24L24 22Z', metal) +
  shade('M24 14L60 15V24L24 22Z', 'upright') +
  line('M26 3H58M26 9H58M26 15H58', 1.8) +
  gouge('30 -1 26, 30 6 24, 30 12 22', INK.bone, 1.2) +
  cut('M22 -5H29V23H22Z', INK.ochre, 2) +
  cut(circle(62, 9, 15.4), metal) +
  spots('62 0, 69.8 4.5, 69.8 13.5, 62 18, 54.2 13.5, 54.2 4.5', 3.3) +
  solid(circle(62, 9, 2), INK.ochre);

const STOCK = 'M0 12L1 25L7 26L32 15H40V7H34L28 7Z';
const UNDER_STOCK = 'M4 18L32 12L38 14L32 15L7 26L2 25Z';

/** A rifle that is reloaded by the lever under the hand. Rifles point to the right with the butt at the origin. */
export const leverRifle = (stock: Ink = INK.wood, metal: Ink = INK.steel): Markup =>
  cut(STOCK, stock) +
  shade(UNDER_STOCK) +
  line('M40 15C41 24 50 25 52 15', 2.4) +
  line('M46 15V19', 1.8) +
  cut('M54 6H104V9.6H54Z', metal, 2) +
  cut('M54 9.6H96V13H54Z', metal, 2) +
  cut('M54 8H74V14.5H54Z', stock, 2) +
  cut('M36 5H56V15H36Z', metal) +
  line('M40 10H50', 1.6) +
  cut('M99 6V3H103V6Z', metal, 1.6) +
  line('M36 5L32 1', 2.6);

/** A rifle with a long barrel and the cylinder of a revolver. */
export const revolvingRifle = (stock: Ink, metal: Ink = INK.steel): Markup =>
  cut(STOCK, stock) +
  shade(UNDER_STOCK) +
  line('M36 16C38 26 48 24 49 17M42 17V21', 2.2) +
  cut('M58 4.6H104V11H58Z', metal, 2.2) +
  shade('M58 8H104V11H58Z', 'upright') +
  cut('M58 11H72L66 15H58Z', metal, 2) +
  cut('M33 4H62V16H33Z', INK.ochre) +
  cut(box(41, 1.6, 17, 16.6, 3), metal) +
  line('M45 6.6H54M45 12.8H54', 1.8) +
  cut('M98 4.6V1.4H103V4.6Z', metal, 1.6) +
  line('M34 4L30 -1', 3);

/** A soldier's musket: wood to the muzzle, a blade in front. */
export const musket = (stock: Ink, metal: Ink = INK.steel): Markup =>
  cut('M92 9.4L118 7.4L94 12.6Z', metal, 1.8) +
  cut('M36 4.6H100V9H36Z', metal, 2) +
  cut('M0 13L1 26L8 27L34 15.6L94 13V8.6L40 8L28 7.6Z', stock, 2.2) +
  shade(UNDER_STOCK) +
  gouge('50 11 40', INK.black, 1) +
  cut('M60 3.4H64.6V14.6H60ZM84 3.4H88.6V14H84Z', INK.ochre, 1.8) +
  line('M36 15.6C38 23 46 22 47 15', 2.2) +
  cut('M36 8L33 .6L39.6 2L43 8Z', metal, 1.8);

/** A heavy rifle with a telescope, for distant targets. */
export const heavyRifle = (stock: Ink, metal: Ink = INK.steel): Markup =>
  cut('M0 11L1 27L9 28L34 17H42V6H32Z', stock) +
  shade('M4 19L34 13L40 15L34 17L9 28L2 27Z') +
  line('M40 17C41 27 51 27 52 17M46 17V21', 2.4) +
  cut('M52 4H106V11.4H52Z', metal) +
  shade('M52 8H106V11.4H52Z', 'upright') +
  cut('M52 10H76L70 16.6H52Z', stock, 2) +
  cut('M38 3H56V17H38Z', metal) +
  cut('M44 -6V4H48V-6ZM74 -6V4H78V-6Z', metal, 1.8) +
  cut('M34 -10.6H86V-5H34Z', INK.ochre, 2) +
  cut('M30 -11.8H37V-3.8H30ZM84 -12.4H93V-3.2H84Z', INK.ochre, 2) +
  spots('47 10', 1.6);
