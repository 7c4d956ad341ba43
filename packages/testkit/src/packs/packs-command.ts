// `npm run packs`: plays random packs, and refuses or accepts mutated ones.
// `-- --packs N --mutants N --games N --state FILE`: with a file it goes on where it stopped. `--without RULE` switches a
// static rule off, and then the run fails. `--plays N` compares the plays of bots in N games with those by effects.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { STATIC_RULES } from '@posse/card/packs';
import { watchVerbs } from './language-tally.ts';
import { ownPlays } from './own-plays.ts';
import { brokenRules, failuresOf, newProgress, type Progress, tryNextMutant, tryNextPack } from './packs-run.ts';

const { values } = parseArgs({
  options: {
    packs: { type: 'string', default: '100' },
    mutants: { type: 'string', default: '1000' },
    games: { type: 'string', default: '20' },
    state: { type: 'string' },
    without: { type: 'string' },
    plays: { type: 'string', default: '0' },
  },
});
const [packs, mutants, games] = [values.packs, values.mutants, values.games].map(Number) as [number, number, number];
const without = STATIC_RULES.find((rule) => rule === values.without) ?? null;
if (values.without !== undefined && without === null)
  throw new Error(`There is no static rule "${values.without}": take one of ${STATIC_RULES.join(', ')}.`);

const progress: Progress =
  values.state !== undefined && existsSync(values.state)
    ? (JSON.parse(readFileSync(values.state, 'utf8')) as Progress)
    : newProgress();
watchVerbs(progress.tally);

const before = progress.seconds;
function save(): void {
  progress.seconds = before + process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
  if (values.state !== undefined) writeFileSync(values.state, JSON.stringify(progress));
}

const SAVE_EVERY = 100;

while (progress.packs < packs) {
  tryNextPack(progress, games, without);
  if (progress.seeds % SAVE_EVERY === 0) save();
}
while (progress.mutants < mutants) {
  tryNextMutant(progress);
  if (progress.mutants % (SAVE_EVERY * 10) === 0) save();
}
save();

const say = (line: string): void => void process.stdout.write(`${line}\n`);
for (const [name, { generated, executed }] of Object.entries(progress.tally).sort(([a], [b]) => (a < b ? -1 : 1)))
  say(`${name}: generated ${generated} times, executed ${executed} times`);
say(
  `${progress.packs} packs, ${progress.games} games with ${progress.decisions} decisions, ` +
    `${progress.checkedDecisions} more with all properties; ${progress.stalled.length} packs with a game of more than 2,000 decisions`,
);
say(
  `${progress.mutants} mutants, ${progress.valid} of them valid; ${Math.round(progress.seconds)} s of processor time`,
);
const failures = [...failuresOf(progress), ...brokenRules(without)];
if (values.plays !== '0') {
  const { plays, agreed, kinds } = ownPlays(Number(values.plays));
  for (const [kind, [all, same]] of Object.entries(kinds).sort())
    say(`${kind}: ${same} of ${all} plays by effects alone`);
  say(
    `${agreed} of ${plays} plays of our own cards follow from their effects: ${((100 * agreed) / plays).toFixed(1)} %`,
  );
}
for (const failure of failures.slice(0, 20)) say(failure);
say(failures.length === 0 ? 'packs: passed' : `packs: ${failures.length} failures`);
process.exitCode = failures.length === 0 ? 0 : 1;
