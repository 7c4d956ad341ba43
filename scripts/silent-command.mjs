// Runs a command silently, in JavaScript that an older Node understands too.
// It is needed before the right Node is installed.
import { spawnSync } from 'node:child_process';

/** More output than any install or build has. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * Prints one line and runs a command silently. If it fails, prints its output and exits.
 * @param {string} saying
 * @param {string} command
 */
export function quietly(saying, command) {
  console.log(saying);
  const { status, stdout, error } = spawnSync(`(${command}) 2>&1`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  if (status === 0) return;
  process.stderr.write(stdout || '');
  console.error(`\`${command}\` failed${error ? `: ${error.message}` : '.'}`);
  process.exit(status || 1);
}
