// The languages of the page, and where their words are kept.

import { defineConfig } from '@lingui/cli';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'it', 'de'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'] }],
  compileNamespace: 'es',
  orderBy: 'origin',
});
