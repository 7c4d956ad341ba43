// npm run docs: builds the documentation site, and runs the commands in the documents.
import { spawnSync } from 'node:child_process';
import { buildSiteIfOld } from './site.mjs';

buildSiteIfOld();
const check = ['--conditions=source', 'packages/testkit/src/docs/main.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, check, { stdio: 'inherit' });
process.exitCode = status ?? 1;
