// `npm run mutants`: plants random faults in copies of the project, and reports unnoticed ones.
// `-- --area card,dice --seed 7 --count 40 --slice 2/4 --jobs 2 --json FILE`; all areas, seed 1, 25 faults each by
// default.

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom, shuffle, sure } from '@posse/engine';
import { planned } from '../plan-from-flags.ts';
import { Sound, Unsound } from './check-times.ts';
import type { Area } from './fault-areas.ts';
import type { Check } from './fault-checks.ts';
import { type Tried, tryFault } from './fault-trial.ts';
import { planFrom } from './mutants-plan.ts';
import { report } from './mutants-report.ts';
import { type Fault, faultsIn } from './planted-faults.ts';
import { copiesOf } from './project-copies.ts';

/** Files without rules: tests and their helpers, texts, learnt weights, and index files. */
const NO_SOURCE = /\.test\.tsx?$|\/testing\/|texts\.ts$|\/texts\/(?!changes|names)|-weights\.ts$|\/index\.ts$/;

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const plan = planned(planFrom);
const trees = copiesOf(plan.jobs);
/** Faults are drawn from a copy too, as the project may change meanwhile. */
const source = sure(trees[0], 'copy of the project');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
const sound = new Sound();
const build: Check = { name: 'building', args: ['node_modules/typescript/bin/tsc', '-b'] };
await Promise.all(trees.map((tree) => new Sound().time(tree, build)));

const tried: Tried[] = [];
let isBrokenOff = false;
try {
  for (const area of plan.areas) {
    tell(`\n=== ${area.name} ===`);
    await tryArea(area);
  }
} catch (problem) {
  if (!(problem instanceof Unsound)) throw problem;
  tell(`Broken off. ${problem.message}`);
  isBrokenOff = true;
}
tell(
  `\n${report(
    tried,
    plan.areas.map(({ name }) => name),
  )}`,
);
process.exit(isBrokenOff ? 1 : 0);

/** Tries the drawn faults in order, one in each copy, until enough of them compile. */
async function tryArea(area: Area): Promise<void> {
  const drawn = await draw(area);
  const enough = Math.ceil(plan.count / plan.slice.of);
  let running = 0;
  const compiled = (): number => tried.filter((one) => one.area === area.name && one.verdict !== 'no code').length;
  await Promise.all(
    trees.map(async (tree) => {
      while (compiled() + running < enough) {
        const fault = drawn.shift();
        if (fault === undefined) return;
        running++;
        const result = await tryFault(tree, area, fault, sound);
        running--;
        tried.push(result);
        tell(`${result.verdict.padEnd(8)}  ${result.fault}  (${result.kind}; ${result.by}; ${result.seconds} s)`);
        writeDown();
      }
    }),
  );
}

/** Writes the results so far, so that an interrupted run is not lost. */
function writeDown(): void {
  if (plan.json !== null)
    writeFileSync(plan.json, `${JSON.stringify({ seed: plan.seed, slice: plan.slice, tried }, null, 2)}\n`);
}

/** All faults of the area in random order; for a slice, every n-th of them. */
async function draw({ name, files, without = [] }: Area): Promise<Fault[]> {
  const found = files
    .flatMap((pattern) => globSync(pattern, { cwd: source }))
    .filter((file) => !NO_SOURCE.test(file) && !without.includes(file));
  const faults = await Promise.all(
    found.toSorted().map((file) => faultsIn(file, readFileSync(join(source, file), 'utf8'))),
  );
  const lot = shuffle(randomFrom(`mutants ${name} ${plan.seed}`), faults.flat());
  tell(`${lot.length} faults to draw from, in ${found.length} files`);
  return lot.filter((_, place) => place % plan.slice.of === plan.slice.part - 1);
}
