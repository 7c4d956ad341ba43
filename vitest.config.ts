// Runs the unit tests: those for Node natively, those of the page through Vite.

import { defineConfig, mergeConfig } from 'vitest/config';
import { projects as page } from './packages/web/vitest.config.ts';
import { shared, togetherAndApart } from './vitest.shared.ts';

const { together, apart } = togetherAndApart(
  import.meta.dirname,
  ['packages/*/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
  ['packages/web/**'],
);
/** Node loads the modules itself, without Vite. */
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
