// `npm run bench`: prints the figures of docs/performance.md, or JSON with `--json`.
// A line is `name value unit`.
// `-- page --against ../other` measures page or server beside those of another checkout, and `-- growth --plot
// docs/growth.svg` draws growth. These run only if they are named: `-- town`, which needs PostgreSQL, NATS and haproxy,
// after a warm-up of `--warm-up` seconds; and `-- coach`, which takes some minutes.

import { parseArgs } from 'node:util';
import type { Figure } from './best-round-timing.ts';
import { botFigures } from './bot-speed.ts';
import { byteFigures } from './bytes/allocated-bytes.ts';
import { townFigures } from './cluster-cost.ts';
import { coachFigures } from './coach-accuracy.ts';
import { engineFigures } from './engine-speed.ts';
import { growthFigures } from './growth/growth-figures.ts';
import { pageFigures } from './page-figures.ts';
import { serverFigures } from './server/server-figures.ts';

const SUITES: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  engine: engineFigures,
  bytes: byteFigures,
  growth: () => growthFigures(values.plot),
  bots: botFigures,
  server: () => serverFigures(values.against),
  page: () => pageFigures(values.against),
  town: () => townFigures(warmUp),
  coach: coachFigures,
};
/** Groups that run only if they are named. */
const BY_NAME_ONLY = ['town', 'coach'];

const { values, positionals: wanted } = parseArgs({
  options: {
    json: { type: 'boolean' },
    against: { type: 'string' },
    plot: { type: 'string' },
    'warm-up': { type: 'string' },
  },
  allowPositionals: true,
});
const unknown = wanted.find((name) => SUITES[name] === undefined);
if (unknown !== undefined) {
  process.stderr.write(
    `There is no benchmark "${unknown}": take ${Object.keys(SUITES).join(', ')}, or none for all.\n`,
  );
  process.exit(2);
}

const warmUp = Number(values['warm-up'] ?? 60);
if (!Number.isInteger(warmUp) || warmUp < 0) {
  process.stderr.write(`--warm-up takes whole seconds, such as 60, not "${values['warm-up']}".\n`);
  process.exit(2);
}

const figures: Figure[] = [];
for (const [name, run] of Object.entries(SUITES))
  if (wanted.length === 0 ? !BY_NAME_ONLY.includes(name) : wanted.includes(name)) figures.push(...(await run()));

const shown = (value: number): string => (value < 100 ? value.toPrecision(3) : Math.round(value).toString());

if (values.json) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
else
  for (const { name, value, unit, atMost } of figures)
    process.stdout.write(
      `${name} ${shown(value)} ${unit}${atMost === undefined ? '' : ` (at most ${shown(atMost)})`}\n`,
    );

const over = figures.filter(({ value, atMost }) => atMost !== undefined && value > atMost);
if (over.length > 0) process.stderr.write(`Over the bar: ${over.map(({ name }) => name).join(', ')}.\n`);
process.exitCode = over.length > 0 ? 1 : 0;
