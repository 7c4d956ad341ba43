// npm test: every check, on a fresh clone too, and how long each took. What needs one core runs beside something else that
// does; after the first that fails nothing more begins.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findBrowser, findOthers } from './browser.mjs';
import { installWhatIsMissing } from './install.mjs';
import { findServices } from './services.mjs';
import { committedTree, noteTested } from './tested.mjs';

const CORES = 2;
/** In this order; `cores` is what a check keeps busy. */
const CHECKS = [
  { name: 'types', cores: 1 },
  { name: 'lint', cores: 1 },
  { name: 'unit', cores: 2 },
  { name: 'properties', cores: 1 },
  { name: 'rulings', cores: 1 },
  { name: 'secrets', cores: 1 },
  { name: 'page', cores: 1 },
  { name: 'site', cores: 1 },
  // It packs the page, so that has to be built by then.
  { name: 'installs', cores: 2 },
  // Servers are killed there and clients wait for them, so nothing else is in the way.
  { name: 'trials', cores: 2 },
  { name: 'e2e', cores: 2 },
];

/** @typedef {{ name: string, passed: boolean, seconds: number, processor: number | null }} Run */

installWhatIsMissing();
findBrowser();
findOthers();
findServices('npm test', ['postgres', 'nats', 'haproxy', 'nginx', 'caddy', 'openssl']);
// Programs are started hundreds of times: what Node has compiled once it need not compile again.
const env = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'), ...process.env };

/** @type {Run[]} */
const runs = [];
const tree = committedTree();
let spent = processorSeconds();
await runAll();
report();
process.exitCode = runs.every(({ passed }) => passed) ? 0 : 1;
if (process.exitCode === 0 && tree !== null && tree === committedTree()) noteTested(tree);

/** Each begins when as many cores are free as it keeps busy. */
async function runAll() {
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  let free = CORES;
  for (const check of CHECKS) {
    while (check.cores > free) await Promise.race(running);
    if (runs.some(({ passed }) => !passed)) break;
    free -= check.cores;
    const ended = run(check).then((done) => {
      runs.push(done);
      free += check.cores;
      running.delete(ended);
    });
    running.add(ended);
  }
  await Promise.all(running);
}

/**
 * What has both cores is read as it goes; of those that run side by side each is told whole when it ends.
 * @param {{ name: string, cores: number }} check
 * @returns {Promise<Run>}
 */
function run({ name, cores }) {
  const isAlone = cores === CORES;
  const title = `\n=== ${name} ===\n`;
  if (isAlone) process.stdout.write(title);
  const begun = performance.now();
  // npm run puts node_modules/.bin first on the path, and with it the Node the project wants.
  const child = spawn(`npm run --silent ${name}`, { shell: true, env, stdio: isAlone ? 'inherit' : 'pipe' });
  /** @type {Buffer[]} */
  const told = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => told.push(chunk));
  return new Promise((ended) => {
    // What it took is known as soon as it exits; what it said, when its streams are closed.
    let processor = /** @type {number | null} */ (null);
    child.on('exit', () => {
      const before = spent;
      spent = processorSeconds();
      processor = before === null || spent === null ? null : spent - before;
    });
    child.on('close', (status) => {
      if (!isAlone) process.stdout.write(Buffer.concat([Buffer.from(title), ...told]));
      if (status !== 0) console.error(`\n${name} failed`);
      ended({ name, passed: status === 0, seconds: (performance.now() - begun) / 1000, processor });
    });
  });
}

/** What all children that have ended took, and theirs; null where the system does not say. */
function processorSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null;
  }
}

function report() {
  const row = (/** @type {string[]} */ ...cells) =>
    console.log(cells.map((cell, place) => (place === 0 ? cell.padEnd(12) : cell.padStart(10))).join(''));
  const sum = (/** @type {(number | null)[]} */ all) => all.reduce((a, b) => (a ?? 0) + (b ?? 0), 0);
  const told = (/** @type {number | null} */ seconds) => (seconds === null ? '' : seconds.toFixed(1));
  console.log('');
  row('', 'seconds', ...(spent === null ? [] : ['processor']), '');
  for (const { name, passed, seconds, processor } of runs)
    row(name, told(seconds), ...(spent === null ? [] : [told(processor)]), passed ? '' : '  failed');
  row(
    'together',
    told(performance.now() / 1000),
    ...(spent === null ? [] : [told(sum(runs.map((one) => one.processor)))]),
    '',
  );
}
