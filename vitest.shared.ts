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

/** Finds tests that change something for their whole thread: modules, globals, house sets. */
const CHANGES_ALL =
  /\bvi\.(mock|stubGlobal|stubEnv|spyOn)\(|\baddHouse(Set|Files)\b|'--with'|fake-indexeddb\/auto|append-hook\.ts'/;

/** Most test files share the modules of a thread. Those that change something for the whole thread run apart. */
export function togetherAndApart(root: string, include: readonly string[], exclude: readonly string[] = []) {
  const files = globSync([...include], { cwd: root, exclude: ['**/node_modules/**', ...exclude] });
  const apart = files.filter((file) => CHANGES_ALL.test(readFileSync(join(root, file), 'utf8')));
  const together = files.filter((file) => !apart.includes(file));
  return { together: { include: together, isolate: false }, apart: { include: apart, isolate: true } };
}
