// How many lines words take, without asking a browser: the same answer on every machine, before any font is there.

import { SLAB, TEXT } from './widths.ts';

const table = (widths: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(widths).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])));

const FACES = { slab: table(SLAB), text: table(TEXT) } as const;

export type Face = keyof typeof FACES;

/** A letter that we have not measured comes from another face; most are narrower than this. */
const UNKNOWN = 100;

/** Rounding, and a face that another system hints a little wider. */
const SLACK = 1.02;

/** In units of the type's size. */
export function widthOf(words: string, face: Face): number {
  let width = 0;
  for (const letter of words.normalize('NFD')) if (!/\p{M}/u.test(letter)) width += FACES[face].get(letter) ?? UNKNOWN;
  return (width * SLACK) / 100;
}

/** Text that was measured once and can be laid into any room. */
export interface Measured {
  /** The widest word: no type may be so large that this one does not fit. */
  readonly widest: number;
  /** How many lines it takes where a line has this much room, both in units of the type's size. */
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
