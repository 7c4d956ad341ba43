// Parts of a portrait besides the face: hair, beards and clothes.

import { cut, each, gouge, line, type Markup, rod, shade, solid, spots } from '../drawing-primitives.ts';
import { INK, type Ink } from '../ink-colours.ts';
import { circle } from '../path-shapes.ts';

type Draw = (cloth: Ink, second: Ink) => Markup;

const SHOULDERS = 'M6 112C8 90 22 82 38 78H62C78 82 92 90 94 112Z';
const UNDER_SHOULDER = 'M72 82C84 86 93 94 94 112H74Z';

export const CLOTHES = {
  coat: (cloth, second) =>
    cut(SHOULDERS, cloth) +
    cut('M40 78L50 100L60 78L56 74H44Z', INK.bone, 2) +
    cut('M38 77L30 88L44 112H50V100ZM62 77L70 88L56 112H50V100Z', second, 2) +
    shade(UNDER_SHOULDER),
  vest: (cloth, second) =>
    cut('M8 112C10 90 24 82 38 78H62C76 82 90 90 92 112Z', INK.bone) +
    cut('M26 112V84L40 78L50 104L60 78L74 84V112Z', cloth, 2.2) +
    shade('M60 78L74 84V112H58L50 104Z') +
    spots('50 108', 1.6) +
    line('M18 112V96M82 112V96', 1.8) +
    cut('M46 78L50 84L54 78L60 82L50 88L40 82Z', second, 1.8),
  poncho: (cloth, second) =>
    cut('M2 112C6 88 26 80 36 78C44 84 56 84 64 78C74 80 94 88 98 112Z', cloth) +
    line('M10 104C26 92 36 92 50 96C64 92 74 92 90 104', 5, second) +
    line('M14 96C28 86 38 86 50 90C62 86 72 86 86 96', 1.6, INK.bone) +
    shade('M66 79C76 82 94 88 98 112H78Z'),
  dress: (cloth, second) =>
    cut('M10 112C10 92 22 84 36 80C42 92 58 92 64 80C78 84 90 92 90 112Z', cloth) +
    cut('M36 80C42 92 58 92 64 80L68 84C60 98 40 98 32 84Z', second, 2) +
    shade('M68 83C80 87 90 94 90 112H72Z') +
    line('M50 96V112', 1.6),
  scarf: (cloth, second) =>
    cut(SHOULDERS, cloth) +
    shade(UNDER_SHOULDER) +
    cut('M34 72C42 79 58 79 66 72L69 80L53 96L50 104L47 96L31 80Z', second) +
    shade('M52 77C58 77 62 75 66 72L69 80L53 96Z') +
    line('M50 80L48 92', 1.4),
  apron: (cloth, second) =>
    cut(SHOULDERS, second) +
    line('M18 112V96M82 112V96', 1.8) +
    cut('M42 78L50 88L58 78L56 74H44Z', INK.bone, 2) +
    cut('M34 112V92H66V112Z', cloth, 2.2) +
    rod('M35 92L32 81M65 92L68 81', 2, cloth) +
    shade('M58 92H66V112H58Z'),
  uniform: (cloth, second) =>
    cut(SHOULDERS, cloth) +
    shade(UNDER_SHOULDER) +
    cut('M38 78C42 84 58 84 62 78V73H38Z', second, 2) +
    solid('M12 92L26 84L29 90L15 98ZM88 92L74 84L71 90L85 98Z', second) +
    line('M12 92L26 84L29 90L15 98ZM88 92L74 84L71 90L85 98Z', 1.8) +
    spots('43 93, 57 93, 43 103, 57 103', 2, second) +
    line('M50 86V112', 1.6),
  fur: (cloth, second) =>
    cut(SHOULDERS, cloth) +
    shade(UNDER_SHOULDER) +
    cut(
      'M30 82C34 72 40 76 42 78C46 84 54 84 58 78C60 76 66 72 70 82C72 90 62 98 50 98C38 98 28 90 30 82Z',
      second,
      2.2,
    ) +
    line('M36 84L38 90M44 88L45 94M55 88L54 94M64 84L62 90', 1.6),
  /** A barrel worn as clothes. */
  barrel: (cloth, second) =>
    cut('M10 112C12 92 24 84 38 80H62C76 84 88 92 90 112Z', INK.bone) +
    rod('M30 92L36 80M70 92L64 80', 3, second) +
    cut('M22 112V91C34 95 66 95 78 91V112Z', cloth) +
    line('M36 93V112M50 94V112M64 93V112', 1.5) +
    cut('M21 98C34 102 66 102 79 98V105C66 109 34 109 21 105Z', INK.steel, 2) +
    shade('M66 94C70 93 74 92 78 91V112H66Z'),
} satisfies Record<string, Draw>;

export type Clothes = keyof typeof CLOTHES;

type DrawHair = (ink: Ink) => Markup;

const CURLS = '28 50, 26 60, 30 70, 72 50, 74 60, 70 70, 30 41, 70 41';

/** Hair behind the head and on it, and beards. */
export const HAIR = {
  none: () => '',
  short: (ink) => cut('M31 46C28 28 38 20 50 20C62 20 72 28 69 46L66 54H34Z', ink, 2),
  long: (ink) =>
    cut('M30 40C22 58 22 78 30 92H70C78 78 78 58 70 40C66 24 34 24 30 40Z', ink, 2.2) +
    gouge('28 56 28 92, 33 60 26 90, 70 56 28 88, 74 54 24 90', INK.bone, 1.1),
  curls: (ink) => each(CURLS, (x, y) => cut(circle(x, y, 8), ink, 2)),
  braids: (ink) =>
    cut('M31 40C28 60 32 70 28 96L36 96C40 78 36 60 36 46ZM69 40C72 60 68 70 72 96L64 96C60 78 64 60 64 46Z', ink, 2) +
    line('M30 62L36 66M30 72L37 75M29 82L36 85M70 62L64 66M70 72L63 75M71 82L64 85', 1.6, INK.bone),
  bun: (ink) => cut(circle(50, 15, 12), ink, 2) + cut('M31 50C28 28 38 19 50 19C62 19 72 28 69 50L66 58H34Z', ink, 2),
  /** Hair at the sides of a bald head. */
  sides: (ink) => cut(circle(32, 46, 7) + circle(68, 46, 7) + circle(33, 55, 6) + circle(67, 55, 6), ink, 2),
} satisfies Record<string, DrawHair>;

export type Hair = keyof typeof HAIR;

/** The parting of the hair, where no hat covers it. */
export const top = (ink: Ink): Markup =>
  cut('M32 44C32 24 42 18 52 20C64 20 70 30 68 44C64 38 58 36 54 30C48 36 40 38 32 44Z', ink, 2);

const WRAP = 'M32.6 53C42 58 58 58 67.4 53L66 66C62 71 56 74 50 74C44 74 38 71 34 66Z';

export const BEARDS = {
  none: () => '',
  handlebar: (ink) => cut('M50 59C46 56 39 58 34 65C41 66 46 65 50 62C54 65 59 66 66 65C61 58 54 56 50 59Z', ink, 1.6),
  walrus: (ink) =>
    cut('M50 57C43 55 38 60 37 70C43 69 47 67 50 66C53 67 57 69 63 70C62 60 57 55 50 57Z', ink, 1.8) +
    gouge('44 60 7 110, 56 60 7 70, 50 60 5 90', INK.bone, 1),
  beard: (ink) =>
    cut('M32 48C32 70 38 88 50 92C62 88 68 70 68 48C65 57 60 60 55 59C52 57 48 57 45 59C40 60 35 57 32 48Z', ink, 2) +
    solid('M44 64C48 62 52 62 56 64C53 67 47 67 44 64Z') +
    gouge('40 70 12 80, 47 74 13 88, 54 74 13 92, 60 68 12 100', INK.bone, 1.2),
  goatee: (ink) =>
    cut('M50 58C46 56 42 58 40 62C44 62 47 62 50 61C53 62 56 62 60 62C58 58 54 56 50 58Z', ink, 1.5) +
    cut('M45 69C48 67 52 67 55 69C55 78 52 82 50 84C48 82 45 78 45 69Z', ink, 1.6),
  pencil: (ink) => line('M41 62.4C45 60 48 60.4 50 61.6C52 60.4 55 60 59 62.4', 2.2, ink),
  sideburns: (ink) =>
    cut('M32 44C32 58 35 68 42 71C41 64 38 58 37 46ZM68 44C68 58 65 68 58 71C59 64 62 58 63 46Z', ink, 1.8) +
    gouge('35.4 52 10 80, 64.6 52 10 100', INK.bone, 1),
  stubble: () => shade('M36 58C40 62 60 62 64 58C62 66 56 73 50 73C44 73 38 66 36 58Z', 'dots-2'),
  freckles: () => spots('38 56, 41 58, 38.6 60, 61 56, 58.4 58, 61.6 60, 42 61', 0.8),
  mask: (ink) =>
    cut('M31 54C42 60 58 60 69 54L66 70L50 90L34 70Z', ink) +
    shade('M52 59C58 59 64 57 69 54L66 70L52 87Z') +
    spots('40 64, 46 70, 44 62, 52 66, 48 78', 1.3, INK.bone),
  /** Bandages, from the eyes down. */
  wrap: (ink) =>
    cut(WRAP, ink) +
    line('M33.6 58C44 63 56 63 66.6 57M34 64C44 69 56 67 66 62M38 70C46 73 54 72 62 69', 1.3) +
    shade('M54 57C59 57 63 55 67.4 53L66 66C62 71 58 73 54 74Z', 'dots-2'),
} satisfies Record<string, DrawHair>;

export type Beard = keyof typeof BEARDS;
