// npm run site: builds the documentation site, unless it is newer than its sources.
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installWhatIsMissing } from './dependency-install.mjs';
import { newest } from './page-build.mjs';
import { quietly } from './silent-command.mjs';

const built = 'packages/web/dist/docs/index.html';
const sources = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'docs', 'rulings'],
  ...['engine', 'card', 'dice', 'narrator', 'bots', 'protocol', 'properties', 'store', 'server'].map(
    (name) => `packages/${name}/src`,
  ),
  ...['src', 'public', 'package-lock.json'].map((name) => `site/${name}`),
];

export function buildSiteIfOld() {
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(newest))) return;
  // The generator has a folder of its own, with its own TypeScript.
  const [lock, installed] = ['site/package-lock.json', 'site/node_modules/.package-lock.json'];
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs)
    quietly('Installing what builds the documentation site…', 'npm ci --prefix site --loglevel=error');
  const [tsc, build] = [
    'node site/node_modules/typescript/bin/tsc -p site',
    'node --conditions=source site/src/site-command.ts',
  ];
  quietly('Building the documentation site…', `${tsc} && ${build}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installWhatIsMissing();
  buildSiteIfOld();
}
