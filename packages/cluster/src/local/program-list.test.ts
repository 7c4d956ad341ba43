// Tests the list of programs that tests and scripts use.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { isCi, PROGRAMS, skipsWithout } from './program-list.mjs';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** How a test or stress test names the programs it needs. */
const NEEDS = /(?:skipsWithout\(|needs: \[|programs: \[)('[^)\]]*)/g;

/** For each program, the files with tests that are skipped without it. */
function skippingFiles(): Map<string, string[]> {
  const tests = ['packages/*/src/**/*.test.ts', 'packages/web/e2e/**/*.spec.ts', 'packages/testkit/src/stress/*.ts'];
  const found = new Map<string, string[]>();
  for (const file of globSync(tests, { cwd: ROOT }).toSorted()) {
    if (file.endsWith('program-list.test.ts')) continue;
    const lists = [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(NEEDS)].map(([, list = '']) => list);
    const names = new Set(lists.flatMap((list) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)));
    for (const name of names) found.set(name, [...(found.get(name) ?? []), file.replaceAll('\\', '/')]);
  }
  return found;
}

test('each program lists exactly the files whose tests are skipped without it', () => {
  const listed = Object.entries(PROGRAMS)
    // Without Chromium the whole stage is skipped.
    .filter(([name]) => name !== 'browser')
    .map(([name, { tests }]) => [name, [...tests]] as const);
  expect(skippingFiles()).toEqual(new Map(listed));
});

test('CI is set by any value but an empty one, 0 and false', () => {
  expect(['true', '1', 'yes'].map((CI) => isCi({ CI }))).toEqual([true, true, true]);
  expect([{}, { CI: '' }, { CI: '0' }, { CI: 'false' }].map(isCi)).toEqual([false, false, false, false]);
});

test('tests that need a missing program are skipped with a sentence, and fail with CI set', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('FIREFOX', '');
  vi.stubEnv('WEBKIT_DRIVER', '/my/driver');
  vi.stubEnv('CI', '');
  try {
    expect(skipsWithout('webkit')).toBe(false);
    expect(log).not.toHaveBeenCalled();
    expect(skipsWithout('webkit', 'firefox')).toBe(true);
    const sentence = 'install Firefox (on Debian: apt-get install firefox-esr), or name yours in FIREFOX.';
    expect(log).toHaveBeenCalledExactlyOnceWith(`Firefox is missing, so tests that need it are skipped: ${sentence}`);
    vi.stubEnv('CI', 'true');
    expect(() => skipsWithout('firefox')).toThrow(`Firefox is missing, so tests that need it fail: ${sentence}`);
  } finally {
    vi.unstubAllEnvs();
    log.mockRestore();
  }
});
