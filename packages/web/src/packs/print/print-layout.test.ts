// Tests of the sheets on which packs are printed.

import { describe, expect, test } from 'vitest';
import { cutMarks, marginsOf, PAPERS, sheetsOf } from './print-layout.ts';

const cards = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

describe('sheets of cards to print', () => {
  test('nine cards fill a sheet, and the last sheet has empty places', () => {
    expect(sheetsOf(cards(9), false).map(({ places }) => places)).toEqual([cards(9)]);
    expect(sheetsOf(cards(11), false)[1]?.places).toEqual([9, 10, null, null, null, null, null, null, null]);
    expect(sheetsOf([], true)).toEqual([]);
  });

  test('each back lies behind its card when the sheet is turned over its long edge', () => {
    const [faces, backs] = sheetsOf(cards(5), true);
    expect([faces?.side, backs?.side]).toEqual(['faces', 'backs']);
    expect(backs?.places).toEqual([2, 1, 0, null, 4, 3, null, null, null]);
  });

  test.each(['a4', 'letter'] as const)(
    'the cards of a sheet of %s leave a margin that printers can do without',
    (paper) => {
      const { left, top } = marginsOf(paper);
      expect(Math.min(left, top)).toBeGreaterThan(6.35);
      // All cut marks lie on the paper.
      const numbers = [...cutMarks(paper).matchAll(/M([\d.]+) ([\d.]+)([vh])4/g)];
      expect(numbers).toHaveLength(16);
      for (const [, x, y, way] of numbers) {
        expect(Number(x) + (way === 'h' ? 4 : 0)).toBeLessThan(PAPERS[paper].width);
        expect(Number(y) + (way === 'v' ? 4 : 0)).toBeLessThan(PAPERS[paper].height);
      }
    },
  );
});
