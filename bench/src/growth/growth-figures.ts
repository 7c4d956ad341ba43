// Figures of growth, and their plots.
// They are the cost of a decision by seats, sets and modules, and of a server by tables, spectators and length of a
// game.

import { writeFileSync } from 'node:fs';
import type { Figure } from '../best-round-timing.ts';
import { cardGrowth, type DecisionGrowth, diceGrowth } from './decision-cost.ts';
import { type Panel, picture } from './growth-plots.ts';
import { answerByLength, answerByWatchers, type Growth, memoryByTables } from './server-cost.ts';

/**
 * The maximum cost of an answer after a thousand others, in relation to the early ones. It allows for the noise of a
 * busy machine.
 */
const MAX_LATE_TO_EARLY = 1.3;

export async function growthFigures(plot: string | undefined): Promise<Figure[]> {
  const card = cardGrowth();
  const dice = diceGrowth();
  const tables = await memoryByTables();
  const watchers = await answerByWatchers();
  const length = await answerByLength();
  if (plot !== undefined) writeFileSync(plot, picture(panels(card, dice, tables, watchers, length)));
  return [
    ...beside('decision', card),
    ...beside('decision-dice', dice),
    ...each('tables', tables, 'MB'),
    { name: 'memory-a-table', value: slope(tables) * 1000, unit: 'kB' },
    ...each('watchers', watchers, 'us an answer'),
    { name: 'answer-a-watcher', value: slope(watchers), unit: 'us' },
    ...each('length', length, 'us an answer'),
    {
      name: 'late-answer-to-early',
      value: lastOf(length) / secondOf(length),
      unit: 'ratio',
      atMost: MAX_LATE_TO_EARLY,
    },
  ];
}

const beside = (prefix: string, { seats, extras }: DecisionGrowth): Figure[] => [
  ...[...seats].map(([count, value]) => ({ name: `${prefix}-${count}-seats`, value, unit: 'ratio' })),
  ...[...extras].map(([name, value]) => ({ name: `${prefix}-${name}`, value, unit: 'ratio' })),
];

const each = (name: string, growth: Growth, unit: string): Figure[] =>
  [...growth].map(([count, value]) => ({ name: `${name}-${count}`, value, unit }));

/** The growth per item, from the smallest count to the largest. */
function slope(growth: Growth): number {
  const counts = [...growth.keys()];
  const [least = 0, most = 0] = [counts[0], counts.at(-1)];
  return ((growth.get(most) ?? 0) - (growth.get(least) ?? 0)) / (most - least);
}

const lastOf = (growth: Growth): number => [...growth.values()].at(-1) ?? Number.NaN;
/** The first value is measured while the server still warms up. */
const secondOf = (growth: Growth): number => [...growth.values()][1] ?? Number.NaN;

function panels(
  card: DecisionGrowth,
  dice: DecisionGrowth,
  tables: Growth,
  watchers: Growth,
  length: Growth,
): readonly Panel[] {
  return [
    {
      title: 'A decision, by seats',
      unit: 'times that with five seats',
      lines: [
        { name: 'card game', points: [...card.seats] },
        { name: 'dice game', points: [...dice.seats] },
      ],
    },
    {
      title: 'A decision of the card game, by set',
      unit: 'times that with the base set alone, five seats',
      bars: [...card.extras].map(([name, value]) => ({ name, value, line: 0 })),
    },
    {
      title: 'A decision of the dice game, by module',
      unit: 'times that without any, five seats',
      bars: [...dice.extras].map(([name, value]) => ({ name: name.replace('-', ' '), value, line: 1 })),
    },
    {
      title: 'Memory of a server, by tables of five',
      unit: 'MB',
      lines: [{ name: '', points: [...tables] }],
    },
    {
      title: 'An answer, by those who watch a table',
      unit: 'µs of processor time',
      lines: [{ name: '', points: [...watchers] }],
    },
    {
      title: 'An answer, by answers already given in that game',
      unit: 'µs of processor time',
      lines: [{ name: '', points: [...length] }],
    },
  ];
}
