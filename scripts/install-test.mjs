// npm run install-test: packs everything, installs it into an empty folder, and uses it.
// With --small, as in `npm test`, it needs no browser and no external tools.

import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { emptyFolder, install, weighed } from './installed/empty-folder.mjs';
import { installOthers, judge, refusesToRun } from './installed/external-tools.mjs';
import { playBundled, playSolo } from './installed/installed-page.mjs';
import { answersWithPage, tryCommands, whileServing } from './installed/installed-program.mjs';
import { isCluster, tryCluster, tryWithout } from './installed/optional-cluster.mjs';
import { checkTypes, writeProjects } from './installed/package-types.mjs';
import { runExamples, runInCommonJs, writeExamples } from './installed/readme-examples.mjs';
import { trySingle } from './installed/single-program.mjs';
import { packAll } from './pack.mjs';

const isSmall = process.argv.includes('--small');
const folder = emptyFolder('installed');

const packed = await step('packed', () => packAll(join(folder, 'tarballs')));
const tarballs = packed.map(({ file }) => file);
await step('installed', () => {
  install(
    folder,
    tarballs.filter((file) => !isCluster(file)),
  );
  const { packages, bytes } = weighed(folder);
  return `${packages} packages, ${(bytes / 1e6).toFixed(1)} MB`;
});
await step('without cluster', () => tryWithout(folder));
await step('cluster', () => {
  install(folder, tarballs.filter(isCluster));
  return tryCluster(folder);
});
const examples = writeExamples(folder);
await step('doors', () => writeProjects(folder, examples));
await step('types', () => checkTypes(folder, resolve('node_modules/.bin/tsc')));
await step('examples', () => runExamples(folder, isSmall ? examples.slice(0, 1) : examples, process.execPath));
await step('commonjs', () => runInCommonJs(folder, isSmall ? examples.slice(0, 1) : examples));
await step('commands', () => tryCommands(folder));
await step('page', () => whileServing(folder, answersWithPage));
if (!isSmall) {
  await step('single', () => trySingle(tarballs));
  await step('solo game', () => whileServing(folder, playSolo));
  await step('bundle', () => playBundled(folder));
  const others = await step('others', installOthers);
  await step('examples', () => runExamples(folder, examples, others.node22));
  await step('types', () => checkTypes(folder, others.tsc));
  await step('judged', () => judge(others.folder, tarballs));
  await step('refuses', () => refusesToRun(folder, others.strange));
  rmSync(others.folder, { recursive: true, force: true });
}
rmSync(folder, { recursive: true, force: true });

/**
 * Prints one line about a step. If the step fails, the folder is kept for inspection.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} act
 * @returns {Promise<T>}
 */
async function step(name, act) {
  const begun = performance.now();
  try {
    const found = await act();
    const told = typeof found === 'string' ? `: ${found}` : '';
    console.log(`${name}${told} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    return found;
  } catch (problem) {
    console.error(`${name} failed, in ${folder}:\n${problem instanceof Error ? problem.message : problem}`);
    process.exit(1);
  }
}
