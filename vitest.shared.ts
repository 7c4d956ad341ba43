// Settings that the tests of all packages share.

import { globSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

// Workspace packages resolve to their sources, in every way Vite asks for conditions.
const conditions = ['source'];

/** A folder in memory on Linux. */
const MEMORY = '/dev/shm';
/** The space that must be free there: enough for a PostgreSQL for each thread, and more. */
const MIN_MEMORY_BYTES = 1e9;

/** Prefers memory for temporary files, as tests open hundreds of databases. */
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
    // A busy machine takes longer, which must fail no test.
    expect: { poll: { timeout: 60_000 } },
    env: { TMPDIR: temporaryFolder() },
  },
};

/**
 * Files that change something for all modules of their thread: those that replace modules or globals, and those whose
 * header says so. `vitest.setup.ts` fails any other file that leaves something changed.
 */
const RUNS_APART = /^\/\/ Runs apart: |\bvi\.(mock|doMock|hoisted|stubGlobal|stubEnv|spyOn)\(/m;

/** Most test files share the modules of a thread. Those that change something for the whole thread run apart. */
export function togetherAndApart(root: string, include: readonly string[], exclude: readonly string[] = []) {
  const files = globSync([...include], { cwd: root, exclude: ['**/node_modules/**', ...exclude] });
  const apart = files.filter((file) => RUNS_APART.test(readFileSync(join(root, file), 'utf8')));
  const together = files.filter((file) => !apart.includes(file));
  const setupFiles = [join(import.meta.dirname, 'vitest.setup.ts')];
  return { together: { include: together, isolate: false, setupFiles }, apart: { include: apart, isolate: true } };
}
