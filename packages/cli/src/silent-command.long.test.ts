// Tests of the output of `npm start` while it installs and builds.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const QUIETLY = pathToFileURL(join(import.meta.dirname, '../../../scripts/silent-command.mjs')).href;

function run(command: string) {
  const program = `import { quietly } from '${QUIETLY}'; quietly('Building…', ${JSON.stringify(command)}); console.log('Done.');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a command that succeeds prints nothing of its own', () => {
  expect(run('echo noise && echo warning >&2')).toEqual({ status: 0, stdout: 'Building…\nDone.\n', stderr: '' });
});

test('a command that fails has its output printed, and ends the program', () => {
  const { status, stdout, stderr } = run('echo first && echo second >&2 && exit 3');
  expect([status, stdout]).toEqual([3, 'Building…\n']);
  expect(stderr).toContain('first\nsecond\n');
  expect(stderr).toContain('failed');
});
