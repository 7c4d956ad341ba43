// Tests of the plots of growth.

import { expect, test } from 'vitest';
import { picture, ticksUpTo } from './growth-plots.ts';

test('the ticks of an axis are round, begin with zero and reach the highest value', () => {
  expect(ticksUpTo(1.6)).toEqual([0, 0.5, 1, 1.5, 2]);
  expect(ticksUpTo(65)).toEqual([0, 20, 40, 60, 80]);
  expect(ticksUpTo(1000)).toEqual([0, 500, 1000]);
});

test('a plot draws every point and bar within its panel, and escapes its texts', () => {
  const svg = picture([
    {
      title: 'A < B',
      unit: 'µs',
      lines: [
        {
          name: 'one',
          points: [
            [1, 5],
            [2, 9],
            [4, 8],
          ],
        },
      ],
    },
    {
      title: 'bars',
      unit: 'times',
      bars: [
        { name: 'half', value: 0.5, line: 0 },
        { name: 'whole', value: 1, line: 1 },
      ],
    },
  ]);
  expect(svg.match(/<circle/g)).toHaveLength(3);
  const heights = [...svg.matchAll(/cy="([\d.]+)"/g)].map(([, y]) => Number(y));
  for (const y of heights) expect(y).toSatisfy((at: number) => at >= 56 && at <= 238);
  expect(heights[1]).toBeLessThan(heights[2] as number);
  const widths = [...svg.matchAll(/<rect x="128" y="[\d.]+" width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([110, 220]);
  expect(svg).toContain('A &lt; B');
});
