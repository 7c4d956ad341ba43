// Plain JavaScript that an older Node understands too: it is needed before the right one is installed.
import { spawnSync } from 'node:child_process';

/** More than any install or build ever says. */
const MOST = 256 * 1024 * 1024;

/**
 * Says in one line what takes a while, and does it without a word more; if it fails, all that was said is told, and nothing goes on.
 * @param {string} saying
 * @param {string} command
 */
export function quietly(saying, command) {
  console.log(saying);
  const { status, stdout, error } = spawnSync(`(${command}) 2>&1`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: MOST,
  });
  if (status === 0) return;
  process.stderr.write(stdout || '');
  console.error(`\`${command}\` failed${error ? `: ${error.message}` : '.'}`);
  process.exit(status || 1);
}
