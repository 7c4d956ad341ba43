import { defineConfig, mergeConfig } from 'vitest/config';
import { shared } from './vitest.shared.ts';

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      mergeConfig(shared, {
        test: {
          name: 'node',
          include: ['packages/**/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/web/**'],
        },
      }),
      'packages/web/vitest.config.ts',
    ],
  },
});
