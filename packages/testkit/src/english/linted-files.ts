// The files and commits of the repository whose English is linted.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isProse, MAX_SUBJECT_CHARACTERS, type Offence } from './linter-rules.ts';

/**
 * Files that are not linted: stored games and catalogues, and output of programs. `rulings/README.md` is a document of
 * ours.
 */
const EXCLUDED =
  /^rulings\/(?!README\.md$)|(?:^|\/)(?:playthroughs\/.*\.txt$|locales\/|games\/.*\.json$|corpus\/|package-lock\.json$)|^packages\/testkit\/games\//;
/** Folders that are left out if there is no git to tell what to ignore. */
const IGNORED = new Set(['node_modules', 'dist', 'coverage', '.git', 'data', 'shots', 'releases']);

/** Files with prose, by their paths from the root, in order. */
export function proseFiles(root: string): string[] {
  const tracked = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')?.split('\0') ?? [];
  const files =
    tracked.length > 1 ? tracked.filter((file) => file !== '' && existsSync(join(root, file))) : walked(root);
  return [...new Set(files)].filter((file) => isProse(file) && !EXCLUDED.test(file)).sort();
}

function walked(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (entry.isFile()) return [path];
    return entry.isDirectory() && !IGNORED.has(entry.name) ? walked(root, `${path}/`) : [];
  });
}

/**
 * Commits with too long a subject since the commit that added this file. A shallow clone or a folder without git has no
 * such history, and no offences.
 */
export function longSubjects(root: string, file: string): Offence[] {
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return [];
  const first = git(root, 'log', '--diff-filter=A', '--format=%H', '--', file)?.trim().split('\n').at(-1);
  if (first === undefined || first === '') return [];
  const log = git(root, 'log', '--no-merges', '--ancestry-path', '--format=%h %s', `${first}..HEAD`) ?? '';
  return log.split('\n').flatMap((line) => {
    const [commit = '', ...words] = line.split(' ');
    const subject = words.join(' ');
    if ([...subject].length <= MAX_SUBJECT_CHARACTERS) return [];
    return [{ file: `commit ${commit}`, line: 1, rule: 'commit', text: subject }];
  });
}

/** A file as it was at the last commit of the other file; null if that is not known. */
export function asOf(root: string, other: string, file: string): string | null {
  const commit = git(root, 'log', '-1', '--format=%H', '--', other)?.trim();
  return commit === undefined || commit === '' ? null : git(root, 'show', `${commit}:./${file}`);
}

function git(root: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
  return status === 0 ? stdout : null;
}
