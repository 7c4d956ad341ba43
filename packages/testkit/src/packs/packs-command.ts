// `npm run packs`: plays random packs, and refuses or accepts mutated ones.
// `-- --packs N --mutants N --games N --state FILE`: with a file it goes on where it stopped.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { randomFrom } from '@posse/engine';
import { verdictOn } from './mutant-verdict.ts';
import { mutated } from './mutated-pack.ts';
import { playBare, playChecked } from './pack-games.ts';
import { randomPack } from './random-pack.ts';
import { countGenerated, type Tally, watchVerbs } from './verb-tally.ts';

interface Progress {
  packs: number;
  decisions: number;
  stalledPacks: number;
  faults: string[];
  mutants: number;
  valid: number;
  tally: Tally;
}

const { values } = parseArgs({
  options: {
    packs: { type: 'string', default: '100' },
    mutants: { type: 'string', default: '1000' },
    games: { type: 'string', default: '20' },
    state: { type: 'string' },
  },
});
const [packs, mutants, games] = [values.packs, values.mutants, values.games].map(Number) as [number, number, number];

const progress: Progress =
  values.state !== undefined && existsSync(values.state)
    ? (JSON.parse(readFileSync(values.state, 'utf8')) as Progress)
    : { packs: 0, decisions: 0, stalledPacks: 0, faults: [], mutants: 0, valid: 0, tally: {} };
watchVerbs(progress.tally);

const save = (): void => {
  if (values.state !== undefined) writeFileSync(values.state, JSON.stringify(progress));
};

for (; progress.packs < packs; progress.packs++) {
  const number = progress.packs;
  const pack = randomPack(randomFrom(`pack ${number}`));
  if (pack === null) continue;
  countGenerated(progress.tally, pack);
  try {
    const { decisions, stalled } = playBare(pack, games, `pack ${number}`);
    progress.decisions += decisions + playChecked(pack, number);
    if (stalled > 0) progress.stalledPacks++;
  } catch (error) {
    progress.faults.push(`pack ${number}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (number % 50 === 49) save();
}

for (; progress.mutants < mutants; progress.mutants++) {
  const random = randomFrom(`mutant ${progress.mutants}`);
  const pack = randomPack(randomFrom(`pack ${progress.mutants % 500}`));
  if (pack === null) continue;
  const verdict = verdictOn(mutated(random, pack));
  if (verdict === 'valid') progress.valid++;
  else if (verdict !== 'refused') progress.faults.push(`mutant ${progress.mutants}: ${verdict}`);
  if (progress.mutants % 2000 === 1999) save();
}
save();

const rows = Object.entries(progress.tally).sort(([a], [b]) => (a < b ? -1 : 1));
for (const [name, { generated, executed }] of rows)
  process.stdout.write(`${name}: generated ${generated} times, executed ${executed} times\n`);
process.stdout.write(
  `${progress.packs} packs with ${games} games each, ${progress.decisions} decisions, ${progress.stalledPacks} packs with a game of more than 2,000 decisions; ` +
    `${progress.mutants} mutants, ${progress.valid} of them valid; ${progress.faults.length} faults; ${Math.round(process.cpuUsage().user / 1e6)} s of processor time\n`,
);
for (const fault of progress.faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
process.exitCode = progress.faults.length === 0 ? 0 : 1;
