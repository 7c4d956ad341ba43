// What the tests of all packages have in common.

import type { ViteUserConfig } from 'vitest/config';

// Workspace packages resolve to their sources, in every way Vite asks for conditions.
const conditions = ['source'];

export const shared: ViteUserConfig = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
};
