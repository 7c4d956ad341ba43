// Installs dependencies, in JavaScript that an older Node understands too.
// It runs before the right Node is installed.
import { existsSync, statSync } from 'node:fs';
import { quietly } from './silent-command.mjs';

// npm writes this file last, so its age is the age of the installation.
const installed = 'node_modules/.package-lock.json';

/** Installs what package-lock.json lists, unless that has been done since it last changed. */
export function installWhatIsMissing() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  // Errors only: an older Node would be warned about package after package, although none of them ever runs on it.
  quietly('Installing what is missing: a minute or two, this once…', 'npm ci --loglevel=error');
}
