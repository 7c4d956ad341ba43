// npm run docs: builds the documentation site, and runs every command that the documents name; `-- --site` only builds, `-- --check` only runs.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { installWhatIsMissing } from './install.mjs';
import { quietly } from './quietly.mjs';

const KNOWN = ['--site', '--check'];
const given = process.argv.slice(2);
const strange = given.find((flag) => !KNOWN.includes(flag));
if (strange !== undefined) {
  console.error(`There is no flag "${strange}": take ${KNOWN.join(' or ')}, or none for both.`);
  process.exit(2);
}

installWhatIsMissing();
if (!given.includes('--check')) buildSite();
if (!given.includes('--site')) run('packages/testkit/src/docs/main.ts');

/** The tool has a folder of its own, with a TypeScript of its own. */
function buildSite() {
  const [lock, installed] = ['site/package-lock.json', 'site/node_modules/.package-lock.json'];
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs)
    quietly('Installing what builds the site…', 'npm ci --prefix site --loglevel=error');
  quietly('Checking its types…', 'node site/node_modules/typescript/bin/tsc -p site');
  run('site/src/main.ts');
}

/** @param {string} file */
function run(file) {
  const { status } = spawnSync(process.execPath, ['--conditions=source', file], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
