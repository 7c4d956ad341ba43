// Lists the files that differ from the commit on which this work began.
import { spawnSync } from 'node:child_process';

/** Candidates for the start of this work; the first that exists counts. */
const STARTS = ['@{upstream}', 'origin/HEAD', 'origin/main', 'main'];

/**
 * @param {string | null} since a commit; null for the one at which this branch left the main one
 * @returns {{ since: string, files: string[] } | null} null if git does not know
 */
export function changesSince(since) {
  const start = since === null ? usualStart() : commitOf(since);
  if (start === null) return null;
  const differences = git('diff', '--name-only', '--no-renames', start);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  if (differences === null || untracked === null) return null;
  return { since: start.slice(0, 9), files: [...linesOf(differences), ...linesOf(untracked)].sort() };
}

/** On the main branch, with nothing uncommitted, the last commit is what has changed. */
function usualStart() {
  const head = commitOf('HEAD');
  const branch = STARTS.map(commitOf).find((commit) => commit !== null);
  const start = branch === undefined ? head : (git('merge-base', 'HEAD', branch) ?? head);
  if (start === null || start.trim() !== head || git('status', '--porcelain') !== '') return start?.trim() ?? null;
  return commitOf('HEAD^') ?? head;
}

/** @param {string} name */
const commitOf = (name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim() ?? null;

/** @param {string} text */
const linesOf = (text) => text.split('\n').filter((line) => line !== '');

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : null;
}
