// npm run docs: writes install texts, builds the site, and runs the documented commands.
import { spawnSync } from 'node:child_process';
import { readProject } from './project-addresses.mjs';
import { writeInstallTexts } from './release/install-texts.mjs';
import { buildSiteIfOld } from './site-build.mjs';

for (const path of writeInstallTexts(readProject().published)) console.log(`New install text in ${path}.`);
buildSiteIfOld();
const check = ['--conditions=source', 'packages/testkit/src/docs/docs-command.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, check, { stdio: 'inherit' });
process.exitCode = status ?? 1;
