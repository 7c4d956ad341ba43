// npm test: runs every check, on a fresh clone too, and reports their times.
// Checks run in parallel as long as cores are free. After the first failure no more checks start.
import { resolve } from 'node:path';
import { absenceReport } from '../packages/cluster/src/local/program-installation.mjs';
import { isCi, PROGRAMS } from '../packages/cluster/src/local/program-list.mjs';
import { installWhatIsMissing } from './dependency-install.mjs';
import { providePrograms } from './external-programs.mjs';
import { load, timeTable } from './stage-times.mjs';
import { runStage } from './test-stage.mjs';
import { committedTree, noteTested } from './tested-commit.mjs';

const CORES = 2;
/** Checks may keep this many cores busy together. Each waits now and then, so a little more leaves no core idle. */
const MAX_BUSY_CORES = CORES + 0.5;
/**
 * In this order. `cores` is the number of cores that a check keeps busy, `after` the check whose output it needs.
 * @type {{ name: string, cores: number, after?: string }[]}
 */
const CHECKS = [
  { name: 'types', cores: 1 },
  { name: 'lint', cores: 1 },
  // Stress tests mostly wait, for servers that they have killed and databases that they have cut off. They start early,
  // and may run beside the last checks.
  { name: 'stress', cores: 0.5 },
  { name: 'unit', cores: 1 },
  { name: 'page', cores: 1 },
  { name: 'properties', cores: 1 },
  { name: 'rulings', cores: 1 },
  { name: 'secrets', cores: 1 },
  { name: 'site', cores: 1 },
  { name: 'installs', cores: 1, after: 'page' },
  { name: 'e2e', cores: 2, after: 'page' },
];

/** @typedef {import('./stage-times.mjs').Stage} Stage */

const loadAtStart = load();
console.log(`Load of this machine: ${loadAtStart === null ? 'unknown' : loadAtStart.toFixed(2)}`);
const absences = providePrograms(/** @type {(keyof typeof PROGRAMS)[]} */ (Object.keys(PROGRAMS)));
if (absences.length > 0 && isCi(process.env)) {
  console.error(['', ...absenceReport(absences), 'With CI set this is an error: nothing was tested.'].join('\n'));
  process.exit(1);
}
installWhatIsMissing();
// Programs are started hundreds of times: the cache saves compiling them again.
const env = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'), ...process.env };

/** @type {Stage[]} */
const runs = [];
const tree = committedTree();
const hasBrowser = absences.every(({ program }) => program !== PROGRAMS.browser);
await runAll();
report();
process.exitCode = runs.some(({ result }) => result === 'failed') ? 1 : 0;
// A release needs a run in which nothing was skipped.
if (process.exitCode === 0 && absences.length === 0 && tree !== null && tree === committedTree()) noteTested(tree);

/** A check starts when as many cores are free as it keeps busy, and what it needs is there. */
async function runAll() {
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  let free = MAX_BUSY_CORES;
  for (const check of CHECKS) {
    // Every test of the page needs Chromium.
    if (check.name === 'e2e' && !hasBrowser) {
      runs.push({ name: check.name, result: 'skipped', load: null, seconds: 0, processor: null });
      continue;
    }
    while (check.cores > free || running.has(check.after ?? '')) await Promise.race(running.values());
    if (runs.some(({ result }) => result === 'failed')) break;
    free -= check.cores;
    // npm run puts node_modules/.bin first on the path, and with it the Node the project wants.
    const command = `npm run --silent ${check.name}`;
    // Stages that run side by side are printed one after the other.
    const ended = runStage(check.name, command, { isLive: check.cores === CORES, env }).then((stage) => {
      runs.push(stage);
      free += check.cores;
      running.delete(check.name);
    });
    running.set(check.name, ended);
  }
  await Promise.all(running.values());
}

/** The times of all stages, and the programs that were missing. */
function report() {
  const lines = ['', ...timeTable(runs, { load: loadAtStart, seconds: performance.now() / 1000 })];
  if (absences.length > 0) lines.push('', ...absenceReport(absences));
  console.log(lines.join('\n'));
}
