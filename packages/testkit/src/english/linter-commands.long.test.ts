// Tests of npm run english in a small repository: lint, update and list.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type LintTarget, lint, list, update } from './linter-commands.ts';

const CLEAN = '// Moves a table.\n';

function folder(files: Record<string, string>): LintTarget {
  const root = mkdtempSync(join(tmpdir(), 'posse-english-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) write(root, file, text);
  return { root, baseline: 'baseline.json', linter: 'linter.ts' };
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function git({ root }: LintTarget, ...args: string[]): void {
  const { status, stderr } = spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@posse.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

function commit(place: LintTarget, subject: string): void {
  git(place, 'add', '--all');
  git(place, 'commit', '--quiet', '--allow-empty', '--message', subject);
}

const baselineOf = ({ root }: LintTarget): unknown => JSON.parse(readFileSync(join(root, 'baseline.json'), 'utf8'));

test('the lint for English passes with known offences and fewer, and fails with one more', () => {
  const place = folder({ 'a.ts': `${CLEAN}// Who moves.\n\n// Who waits.\n` });
  expect(lint(place).isFine).toBe(false);
  expect(update(place).isFine).toBe(true);
  expect(lint(place)).toEqual({ isFine: true, lines: ['No new offences against plain English. Known: opening 2.'] });
  write(place.root, 'a.ts', `${CLEAN}// Who moves.\n`);
  expect(lint(place).isFine).toBe(true);
  write(place.root, 'a.ts', `${CLEAN}// Who moves.\n\n// Who waits.\n\n// Who is new.\n`);
  const { isFine, lines } = lint(place);
  expect(isFine).toBe(false);
  expect(lines).toEqual(
    expect.arrayContaining([
      'a.ts:6: opening: Who is new.',
      'a.ts: 3 offences against "opening", and 2 known.',
      'opening: Begin the sentence with its subject, not with Who, Whoever, What, Where, So or Such.',
    ]),
  );
});

test('the linter fails for any offence in a new file', () => {
  const place = folder({ 'a.ts': `${CLEAN}// Who moves.\n` });
  update(place);
  write(place.root, 'b.ts', '// Who waits.\n');
  expect(lint(place).lines).toEqual(
    expect.arrayContaining(['b.ts:1: opening: Who waits.', 'b.ts: 1 offence against "opening".']),
  );
});

test('the update writes lower counts and refuses higher ones', () => {
  const place = folder({ 'a.ts': `${CLEAN}// Who moves.\n\n// Who waits.\n` });
  update(place);
  write(place.root, 'a.ts', `${CLEAN}// Who moves.\n`);
  update(place);
  expect(baselineOf(place)).toEqual({ 'a.ts': { opening: 1 } });
  write(place.root, 'b.ts', `${CLEAN}// Who is new.\n`);
  expect(update(place)).toEqual({
    isFine: false,
    lines: expect.arrayContaining(['  b.ts: opening 1 instead of 0']),
  });
  expect(baselineOf(place)).toEqual({ 'a.ts': { opening: 1 } });
});

test('the update does not let offences move from one file to another', () => {
  const place = folder({ 'a.ts': `${CLEAN}// Who moves.\n`, 'b.ts': CLEAN });
  update(place);
  write(place.root, 'a.ts', CLEAN);
  write(place.root, 'b.ts', `${CLEAN}// Who moves.\n`);
  expect(update(place).isFine).toBe(false);
  expect(baselineOf(place)).toEqual({ 'a.ts': { opening: 1 } });
});

test('the lint names a moved file, and the update carries its counts over', () => {
  const place = folder({ 'a.ts': `${CLEAN}// Who moves.\n` });
  update(place);
  renameSync(join(place.root, 'a.ts'), join(place.root, 'b.ts'));
  expect(lint(place).lines).toEqual(expect.arrayContaining(['  a.ts', 'b.ts:2: opening: Who moves.']));
  expect(update(place).isFine).toBe(true);
  expect(baselineOf(place)).toEqual({ 'b.ts': { opening: 1 } });
  expect(lint(place).isFine).toBe(true);
});

test('a deleted file with known offences fails the lint until the baseline is updated', () => {
  const place = folder({ 'a.ts': `${CLEAN}// Who moves.\n` });
  update(place);
  rmSync(join(place.root, 'a.ts'));
  expect(lint(place).isFine).toBe(false);
  update(place);
  expect(lint(place).isFine).toBe(true);
});

test('the lint shows the new offence alone where git knows the file that the baseline was made of', () => {
  const place = folder({ 'a.ts': `${CLEAN}// Who moves.\n` });
  git(place, 'init', '--quiet');
  update(place);
  commit(place, 'Add a baseline');
  write(place.root, 'a.ts', `${CLEAN}// Who is new.\n\n// Who moves.\n`);
  const { lines } = lint(place);
  expect(lines.filter((line) => line.startsWith('a.ts:'))).toEqual([
    'a.ts:2: opening: Who is new.',
    'a.ts: 2 offences against "opening", and 1 known.',
  ]);
});

test('the lint refuses long subjects of commits on top of the one that added the linter', () => {
  const place = folder({ 'a.ts': CLEAN });
  git(place, 'init', '--quiet');
  commit(place, `Begin ${'x'.repeat(80)}`);
  write(place.root, 'linter.ts', CLEAN);
  commit(place, `Add the linter ${'x'.repeat(80)}`);
  commit(place, 'x'.repeat(72));
  expect(lint(place).isFine).toBe(true);
  commit(place, 'x'.repeat(73));
  expect(lint(place).lines).toEqual(expect.arrayContaining([expect.stringMatching(/^commit \w+:1: commit: x{73}$/)]));
});

test('the lint judges no commit in a shallow clone', () => {
  const place = folder({ 'linter.ts': CLEAN });
  git(place, 'init', '--quiet');
  commit(place, 'Add the linter');
  commit(place, 'x'.repeat(73));
  const clone = folder({});
  git(clone, 'clone', '--quiet', '--depth', '1', `file://${place.root}`, '.');
  expect([lint(place).isFine, lint(clone).isFine]).toEqual([false, true]);
});

test('the lint finds the same files with git and without', () => {
  const offending = '# Who waits.\n';
  const place = folder({ '.ci/run': offending, 'docs/Containerfile': offending, '.github/a/b.yml': offending });
  const lines = list(place, []).lines;
  git(place, 'init', '--quiet');
  expect(lines).toHaveLength(4);
  expect(list(place, []).lines).toEqual(lines);
});

test('the lint leaves out stored games, catalogues, and rulings but their document', () => {
  const offending = '# A\n\nWho waits.\n';
  const place = folder({
    'rulings/README.md': offending,
    'rulings/card/notes.md': offending,
    'packages/testkit/games/notes.md': offending,
    'packages/web/src/locales/notes.md': offending,
    'node_modules/a/README.md': offending,
  });
  expect(list(place, []).lines).toEqual(['rulings/README.md:3: opening: Who waits.', 'In 1 file: opening 1.']);
});

test('the linter lists every offence of a folder, known or not', () => {
  const place = folder({ 'a/b.ts': `${CLEAN}// Who moves.\n`, 'ab.ts': `${CLEAN}// Who waits.\n` });
  update(place);
  expect(list(place, ['a/']).lines).toEqual(['a/b.ts:2: opening: Who moves.', 'In 1 file: opening 1.']);
});

test('the lint says what to do about a baseline that a merge has left in conflict', () => {
  const place = folder({ 'a.ts': CLEAN, 'baseline.json': '<<<<<<< HEAD\n' });
  expect(() => lint(place)).toThrow('baseline.json is not JSON. After a merge take one side of it');
});
