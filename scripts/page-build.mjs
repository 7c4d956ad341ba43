// npm run page: builds the page, unless it is newer than its sources.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quietly } from './silent-command.mjs';

const built = 'packages/web/dist/page/index.html';
const sources = [
  ...['engine', 'card', 'dice', 'narrator', 'bots', 'protocol', 'store', 'server', 'web'].map(
    (name) => `packages/${name}/src`,
  ),
  ...['public', 'vite', 'index.html', 'vite.config.ts', 'package.json'].map((name) => `packages/web/${name}`),
  ...['packages/narrator/locales', 'rulings/card', 'rulings/dice', 'package-lock.json', 'project.json'],
];

export function buildPageIfOld() {
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(newest))) return;
  // npm run puts node_modules/.bin first on the path, and with it the Node the project wants.
  quietly('Building the page…', 'npm run --silent build -w @posse/web -- --logLevel warn');
}

/**
 * The time of the latest change in a file or folder.
 * @param {string} path
 * @returns {number}
 */
export function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildPageIfOld();
