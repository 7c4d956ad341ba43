// Rifles: they point to the right, the butt is at the origin.

import { INK, type Ink } from '../inks.ts';
import { cut, gouge, line, type Markup, shade, spots } from '../press.ts';
import { box } from '../shapes.ts';

const STOCK = 'M0 12L1 25L7 26L32 15H40V7H34L28 7Z';
const UNDER_STOCK = 'M4 18L32 12L38 14L32 15L7 26L2 25Z';

/** Reloaded by the lever under the hand. */
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

/** A long barrel with the cylinder of a revolver. */
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

/** The soldier's: wood to the muzzle, a blade in front. */
export const musket = (stock: Ink, metal: Ink = INK.steel): Markup =>
  cut('M92 9.4L118 7.4L94 12.6Z', metal, 1.8) +
  cut('M36 4.6H100V9H36Z', metal, 2) +
  cut('M0 13L1 26L8 27L34 15.6L94 13V8.6L40 8L28 7.6Z', stock, 2.2) +
  shade(UNDER_STOCK) +
  gouge('50 11 40', INK.black, 1) +
  cut('M60 3.4H64.6V14.6H60ZM84 3.4H88.6V14H84Z', INK.ochre, 1.8) +
  line('M36 15.6C38 23 46 22 47 15', 2.2) +
  cut('M36 8L33 .6L39.6 2L43 8Z', metal, 1.8);

/** Heavy, with a tube to aim through: it carries to the horizon. */
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
