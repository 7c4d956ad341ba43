// The previous version, from its tarballs, or from a clone if it can't be packed.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, install, write } from '../installed/empty-folder.mjs';
import { installedIn } from './installed-server.mjs';

/** The previous release, and its commit in case there is no tag. */
const OLDER = { tag: 'v0.2.0', commit: '12139328fa196eccd9aafb6f3ea3a1deb30634bc' };

/** @typedef {{ name: string, program: import('./installed-server.mjs').Program, remove: () => void }} Older */

/**
 * Returns a sentence instead if this clone does not reach back that far.
 * @returns {{ older: Older } | { sentence: string }}
 */
export function olderVersion() {
  const name = [OLDER.tag, OLDER.commit].find((one) => git('cat-file', '-e', `${one}^{commit}`).status === 0);
  if (name === undefined)
    return {
      sentence: `no upgrade was tried: this clone has neither the tag ${OLDER.tag} nor the commit ${OLDER.commit}`,
    };
  const folder = emptyFolder('older');
  const clone = join(folder, 'clone');
  must(git('worktree', 'add', '--detach', clone, name));
  // npm would take a folder inside another package for a part of it.
  rmSync(join(folder, 'package.json'));
  const remove = () => {
    git('worktree', 'remove', '--force', clone);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    must(npm(clone, 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'));
    return { older: { name, program: programOf(clone), remove } };
  } catch (problem) {
    remove();
    throw problem;
  }
}

/** @param {string} clone */
function programOf(clone) {
  if (!existsSync(join(clone, 'scripts/pack.mjs')))
    return { program: process.execPath, args: ['--conditions=source', join(clone, 'packages/cli/src/main.ts')] };
  must(npm(clone, 'run', '--silent', 'pack', '--', join(clone, 'tarballs')));
  // Outside of the clone, whose modules it would find otherwise.
  const folder = join(clone, '../installed');
  write(folder, 'package.json', '{ "private": true, "type": "module" }\n');
  install(folder, globSync(join(clone, 'tarballs/*.tgz')));
  return installedIn(folder);
}

/** @param {string[]} args */
const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });

/**
 * @param {string} folder
 * @param {string[]} args
 */
const npm = (folder, ...args) => spawnSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** @param {{ status: number | null, stdout: string, stderr: string }} ended */
function must({ status, stdout, stderr }) {
  if (status !== 0) throw new Error(stderr || stdout);
}
