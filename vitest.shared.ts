// What the tests of all packages have in common.

import { globSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

// Workspace packages resolve to their sources, in every way Vite asks for conditions.
const conditions = ['source'];

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Bytes that must be free there: a PostgreSQL for each thread, and some. */
const MIN_MEMORY_BYTES = 1e9;

/** Temporary files of tests are kept in memory where there is room for them: hundreds of databases wait for no disk there. */
function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize < MIN_MEMORY_BYTES ? tmpdir() : MEMORY;
  } catch {
    return tmpdir();
  }
}

export const shared: ViteUserConfig = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A machine that is busy takes longer: what is waited for comes all the same.
    expect: { poll: { timeout: 60_000 } },
    env: { TMPDIR: temporaryFolder() },
  },
};

/** What changes something for all that runs in the same thread: modules, globals, house sets. */
const CHANGES_ALL =
  /\bvi\.(mock|stubGlobal|stubEnv|spyOn)\(|\baddHouse(Set|Files)\b|'--with'|fake-indexeddb\/auto|pool\/append|'\.\/append\.ts'/;

/** Test files run together in one thread, where all modules are loaded once; those that change something for all run apart. */
export function togetherAndApart(root: string, include: readonly string[], exclude: readonly string[] = []) {
  const files = globSync([...include], { cwd: root, exclude: ['**/node_modules/**', ...exclude] });
  const apart = files.filter((file) => CHANGES_ALL.test(readFileSync(join(root, file), 'utf8')));
  const together = files.filter((file) => !apart.includes(file));
  return { together: { include: together, isolate: false }, apart: { include: apart, isolate: true } };
}
