// What people wear below the chin: the cloth, and its second colour.

import { INK, type Ink } from '../inks.ts';
import { cut, line, type Markup, rod, shade, solid, spots } from '../press.ts';

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
  /** It was the nearest thing when the shooting began. */
  barrel: (cloth, second) =>
    cut('M10 112C12 92 24 84 38 80H62C76 84 88 92 90 112Z', INK.bone) +
    rod('M30 92L36 80M70 92L64 80', 3, second) +
    cut('M22 112V91C34 95 66 95 78 91V112Z', cloth) +
    line('M36 93V112M50 94V112M64 93V112', 1.5) +
    cut('M21 98C34 102 66 102 79 98V105C66 109 34 109 21 105Z', INK.steel, 2) +
    shade('M66 94C70 93 74 92 78 91V112H66Z'),
} satisfies Record<string, Draw>;

export type Clothes = keyof typeof CLOTHES;
