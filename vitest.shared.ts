// What the tests of all packages have in common.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

// Workspace packages resolve to their sources, in every way Vite asks for conditions.
const conditions = ['source'];

export const shared: ViteUserConfig = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
};

/** What changes something for all that runs in the same thread: modules, globals, house sets. */
const CHANGES_ALL = /\bvi\.(mock|stubGlobal|stubEnv|spyOn)\(|\baddHouse(Set|Files)\b|'--with'|fake-indexeddb\/auto/;

/** Test files run together in one thread, where all modules are loaded once; those that change something for all run apart. */
export function togetherAndApart(root: string, include: readonly string[], exclude: readonly string[] = []) {
  const files = globSync([...include], { cwd: root, exclude: ['**/node_modules/**', ...exclude] });
  const apart = files.filter((file) => CHANGES_ALL.test(readFileSync(join(root, file), 'utf8')));
  const together = files.filter((file) => !apart.includes(file));
  return { together: { include: together, isolate: false }, apart: { include: apart, isolate: true } };
}
