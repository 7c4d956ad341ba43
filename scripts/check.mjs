// npm run check: types, lint, rulings, and the unit tests that a change touches.
// It starts no server and no browser.
import { existsSync, globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isOwnTest, readImports, touchedTests } from './affected-tests.mjs';
import { changesSince } from './changed-files.mjs';
import { installWhatIsMissing } from './dependency-install.mjs';
import { load, timeTable } from './stage-times.mjs';
import { runStage } from './test-stage.mjs';

/** A change here can change any game, or how any test runs. */
const EVERYWHERE = /^(packages\/(engine|card|dice)\/src\/|package(-lock)?\.json$|tsconfig|vitest\.)/;
const TEST = /\.test\.tsx?$/;
/** Tests that start processes or take long: only `npm test` runs them, unless the change is about them. */
const LONG = /\.long\.test\.tsx?$/;
/** Of all unit tests, measured by `npm test`. */
const MINUTES_OF_ALL = 3;

const { since, files } = readChanges();
console.log(`Files changed since ${since}: ${files.length}.`);
installWhatIsMissing();
const [units, reason] = unitTests();
console.log(reason);

/** @type {import('./stage-times.mjs').Stage[]} */
const stages = [];
const existing = files.filter((file) => existsSync(file));
await Promise.all([run('types', 'tsc -b'), run('lint', lintCommand())]);
await Promise.all([
  ...(units === null ? [] : [run('unit', `vitest run ${units}`)]),
  run('rulings', 'npm run --silent rulings'),
]);
console.log(['', ...timeTable(stages, { load: load(), seconds: performance.now() / 1000 })].join('\n'));
process.exitCode = stages.some(({ result }) => result === 'failed') ? 1 : 0;

function readChanges() {
  const { values } = parseOptions();
  const changes = changesSince(values.since ?? null);
  if (changes !== null) return changes;
  console.error(
    values.since === undefined
      ? 'npm run check compares your work with a commit, and this folder is no git repository: run npm test instead.'
      : `There is no commit "${values.since}". Name one as git does: npm run check -- --since HEAD~3`,
  );
  process.exit(2);
}

function parseOptions() {
  try {
    return parseArgs({ options: { since: { type: 'string' } } });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error} Usage: npm run check [-- --since COMMIT]`);
    process.exit(2);
  }
}

/**
 * The arguments of vitest, or null if no test has to run, and a sentence about them.
 * @returns {[string | null, string]}
 */
function unitTests() {
  const wide = files.find((file) => EVERYWHERE.test(file) && !TEST.test(file));
  if (wide !== undefined) {
    const count = globSync('{packages,bench}/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] }).length;
    return [
      '',
      `${wide} can change any game: all ${count} test files run, about ${MINUTES_OF_ALL} minutes of processor time.`,
    ];
  }
  const touched = touchedTests(readImports('.'), files);
  const quick = touched.filter((file) => !LONG.test(file) || isOwnTest(file, files));
  const left = touched.length - quick.length;
  const told = `Unit test files that the change touches: ${touched.length}${left > 0 ? `, of which npm test runs ${left} long ones` : ''}.`;
  return [quick.length === 0 ? null : quick.join(' '), told];
}

/**
 * Biome looks at the changed files alone. Unused code shows only in the whole project; English is linted in all of it too,
 * since a moved or deleted file leaves its known offences behind.
 */
function lintCommand() {
  const biome = `biome check --error-on-warnings --no-errors-on-unmatched --files-ignore-unknown=true ${existing.join(' ')}`;
  const whole = 'knip && npm run --silent english';
  return existing.length === 0 ? whole : `${biome} && ${whole}`;
}

/**
 * @param {string} name
 * @param {string} command
 */
async function run(name, command) {
  stages.push(await runStage(name, command));
}
