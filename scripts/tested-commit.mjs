// Records the committed files on which `npm test` has passed, for `npm run release`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const NOTE = 'node_modules/.cache/tested';

/**
 * The hash of the committed files; null if something is uncommitted, or there is no git.
 * @returns {string | null}
 */
export function committedTree() {
  const [changes, tree] = [
    ['status', '--porcelain'],
    ['rev-parse', 'HEAD^{tree}'],
  ].map((args) => spawnSync('git', args, { encoding: 'utf8' }));
  if (changes?.status !== 0 || changes.stdout !== '' || tree?.status !== 0) return null;
  return tree.stdout.trim();
}

/**
 * Records that `npm test` has passed on these committed files.
 * @param {string} tree
 */
export function noteTested(tree) {
  mkdirSync(dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, tree);
}

export function isTested() {
  try {
    return readFileSync(NOTE, 'utf8') === committedTree();
  } catch {
    return false;
  }
}
