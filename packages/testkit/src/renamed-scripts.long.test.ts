// Tests that npm scripts of version 0.3 still run under their old names.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

test.each([
  ['town', 'cluster', ['--help'], 0, 'npm run cluster -- [--folder FOLDER]'],
  ['trials', 'stress', ['havoc'], 2, 'There is no stress test "havoc".'],
])('npm run %s forwards to npm run %s with a notice', (old, now, args, code, output) => {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  expect(scripts[old]).toBe(`node scripts/renamed-script.mjs ${old} ${now}`);
  const { status, stdout, stderr } = spawnSync('node', ['scripts/renamed-script.mjs', old, now, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toContain(`npm run ${old} is now called npm run ${now}. The old name works until the next release.`);
  expect(stdout + stderr).toContain(output);
  expect(status).toBe(code);
});
