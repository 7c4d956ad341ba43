import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their sources, in every way Vite asks for conditions.
const conditions = ['source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['packages/**/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
