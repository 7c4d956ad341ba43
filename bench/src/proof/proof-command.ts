// `npm run proof`: compares a level with the one below at every table.
// The seed is the SHA-256 of the learned weights, so anybody can see that the deals were drawn after them.
// `-- --game dice --pairs 2000 --save FOLDER`; `--ladder marshal,legend --tables 5:standard` chooses levels and tables.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CARD_POLICY, DICE_POLICY } from '@posse/bots/search';
import { PRESETS as CARD_PRESETS, OURS } from '@posse/card';
import { PRESETS as DICE_PRESETS } from '@posse/dice';
import { idsOf, ROLES } from '@posse/engine';
import { type ArenaOutcome, type Cell, headings, rowOf, summaryOf } from './proof-table.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'card' },
    ladder: { type: 'string', default: 'deputy,marshal' },
    tables: { type: 'string' },
    pairs: { type: 'string', default: '2000' },
    reverse: { type: 'string', default: 'yes' },
    worlds: { type: 'string' },
    save: { type: 'string' },
  },
});

const POSSE = fileURLToPath(new URL('../../../packages/cli/src/main.ts', import.meta.url));
const isDice = values.game === 'dice';
const seed = createHash('sha256')
  .update(isDice ? DICE_POLICY.text : CARD_POLICY.text)
  .digest('hex');

/** Every number of seats with every preset. */
const everyTable = (): string[] =>
  Object.keys(ROLES).flatMap((seats) =>
    idsOf(isDice ? DICE_PRESETS : CARD_PRESETS)
      .filter((preset) => !isDice || preset === 'standard' || Number(seats) > 4)
      .map((preset) => `${seats}:${preset}`),
  );

function played(ladder: string, seats: string, preset: string): ArenaOutcome {
  const set = isDice || preset === 'everything' ? undefined : OURS.tables[Number(seats)]?.set;
  const name = `${values.game}-${ladder.replaceAll(',', '-')}-${seats}-${preset}.jsonl`;
  const args = [
    ...['--game', values.game, '--seats', seats, '--preset', preset],
    ...(set === undefined || set === 'base' ? [] : ['--sets', set]),
    ...['--ladder', ladder, '--pairs', values.pairs, '--seed', seed, '--jobs', '1', '--json'],
    ...(values.worlds === undefined ? [] : ['--worlds', values.worlds]),
    ...(values.save === undefined ? [] : ['--save', join(values.save, name)]),
  ];
  const command = [...process.execArgv, POSSE, 'arena', ...args];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

if (values.save !== undefined) mkdirSync(values.save, { recursive: true });
const tables = values.tables?.split(',') ?? everyTable();
const [below = '', above = ''] = values.ladder.split(',');
const directions =
  values.reverse === 'no'
    ? [[below, above]]
    : [
        [below, above],
        [above, below],
      ];
process.stdout.write(`Seed ${seed}, ${values.pairs} deals a table.\n`);
for (const [usual = '', one = ''] of directions) {
  process.stdout.write(`\n${headings(one, usual)}\n`);
  const cells: Cell[] = [];
  for (const table of tables) {
    const [seats = '', preset = ''] = table.split(':');
    const cell = { seats, preset, outcome: played(`${usual},${one}`, seats, preset) };
    cells.push(cell);
    process.stdout.write(`${rowOf(cell)}\n`);
  }
  process.stdout.write(`\n${summaryOf(cells)}\n`);
}
