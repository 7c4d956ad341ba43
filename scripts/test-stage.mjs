// Runs a stage of `npm test` or `npm run check`, with a time limit.
import { spawn } from 'node:child_process';
import { load, measured, processorSeconds, TIMES } from './stage-times.mjs';

/** Far more than any stage takes on a busy machine. */
const MAX_STAGE_MS = 20 * 60_000;
/** How long a stage has after SIGTERM to report its state. */
const TERMINATION_MS = 10_000;

const isWindows = process.platform === 'win32';

/** The processes of stages that are running, to end them together with this one. */
const running = new Set();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => {
    for (const child of running) endGroup(child, 'SIGTERM');
    process.exit(1);
  });

/**
 * @param {string} name
 * @param {string} command
 * @param {{ isLive?: boolean, env?: NodeJS.ProcessEnv, limit?: number }} [options] `isLive` prints the output as it comes,
 *   otherwise all of it is printed when the stage ends; `limit` is in milliseconds
 * @returns {Promise<import('./stage-times.mjs').Stage>}
 */
export async function runStage(name, command, { isLive = false, env = process.env, limit = MAX_STAGE_MS } = {}) {
  const title = `\n=== ${name} ===\n`;
  if (isLive) process.stdout.write(title);
  const [begun, loadBefore] = [performance.now(), load()];
  const stream = isLive ? 'inherit' : 'pipe';
  // A group of its own can be ended with everything that it has started.
  const child = spawn(measured(command), {
    shell: true,
    env,
    stdio: ['ignore', stream, stream, 'pipe'],
    detached: !isWindows,
  });
  running.add(child);
  /** @type {Buffer[]} */
  const output = [];
  for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', (chunk) => output.push(chunk));
  let times = '';
  child.stdio[TIMES]?.on('data', (chunk) => {
    times += chunk;
  });
  let hangs = false;
  const timer = setTimeout(() => {
    hangs = true;
    endGroup(child, 'SIGTERM');
    setTimeout(() => endGroup(child, 'SIGKILL'), TERMINATION_MS).unref();
  }, limit);
  const status = await new Promise((ended) => child.on('close', ended));
  clearTimeout(timer);
  running.delete(child);
  if (!isLive) process.stdout.write(Buffer.concat([Buffer.from(title), ...output]));
  if (hangs) console.error(`\n${name} was ended: it took more than ${Math.round(limit / 1000)} seconds`);
  else if (status !== 0) console.error(`\n${name} failed`);
  return {
    name,
    result: status === 0 && !hangs ? 'passed' : 'failed',
    load: loadBefore,
    seconds: (performance.now() - begun) / 1000,
    processor: processorSeconds(times),
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The whole group has ended already.
  }
}
