// Plain JavaScript that an older Node understands too: it is what brings the right one.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

// npm writes this file last, so its age is the age of the installation.
const installed = 'node_modules/.package-lock.json';

/** Installs what package-lock.json lists, unless that has been done since it last changed. */
export function installWhatIsMissing() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  // Errors only: an older Node would be warned about package after package, although none of them ever runs on it.
  const { status } = spawnSync('npm ci --loglevel=error', { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
