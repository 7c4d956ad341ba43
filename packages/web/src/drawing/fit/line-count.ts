// Counts the lines of a text without a browser, equally on every machine.

import { SLAB, TEXT } from './letter-widths.ts';

const table = (widths: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(widths).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])));

const FACES = { slab: table(SLAB), text: table(TEXT) } as const;

export type Face = keyof typeof FACES;

/** The assumed width of letters that were not measured, which come from another font; most are narrower. */
const UNKNOWN = 100;

/** The factor for rounding, and for systems that draw the font a little wider. */
const SLACK = 1.02;

/** The width of a text, in units of the type's size. */
export function widthOf(words: string, face: Face): number {
  let width = 0;
  for (const letter of words.normalize('NFD')) if (!/\p{M}/u.test(letter)) width += FACES[face].get(letter) ?? UNKNOWN;
  return (width * SLACK) / 100;
}

/** A text that was measured once and fits any width. */
export interface Measured {
  /** The widest word: it limits the size of the type. */
  readonly widest: number;
  /** The number of lines at this width, in units of the type's size. */
  linesIn(room: number): number;
}

export function measured(text: string, face: Face): Measured {
  const words = text.split(' ').map((word) => widthOf(word, face));
  const space = widthOf(' ', face);
  return {
    widest: Math.max(...words),
    linesIn(room) {
      let lines = 1;
      let used = -space;
      for (const word of words) {
        if (used + space + word > room && used > 0) {
          lines++;
          used = word;
        } else used += space + word;
      }
      return lines;
    },
  };
}
