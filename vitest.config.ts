// The unit tests: those of Node as Node runs them, those of the page as Vite builds it.

import { defineConfig, mergeConfig } from 'vitest/config';
import { projects as page } from './packages/web/vitest.config.ts';
import { shared, togetherAndApart } from './vitest.shared.ts';

const { together, apart } = togetherAndApart(
  import.meta.dirname,
  ['packages/*/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
  ['packages/web/**'],
);
/** As Node itself loads and runs it, without Vite in between. */
const native = { execArgv: ['--conditions=source'], experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      mergeConfig(shared, { test: { name: 'node', ...native, ...together } }),
      mergeConfig(shared, { test: { name: 'node, apart', ...native, ...apart } }),
      ...page,
    ],
  },
});
