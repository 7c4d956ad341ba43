// The languages of the page and of the narrator, and their catalogues.

import { defineConfig } from '@lingui/cli';
import babelExtractor from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { firstFiles } from './vite/lobby-files.ts';
import { narratorExtractor } from './vite/narrator-extractor.ts';

const FIRST = firstFiles();

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'it', 'de'],
  catalogs: [
    { path: '<rootDir>/src/locales/lobby/{locale}', include: FIRST },
    { path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: FIRST },
    // Texts of terminals have their own catalogue, so that the page does not load them.
    {
      path: '<rootDir>/../narrator/locales/{locale}',
      include: ['<rootDir>/../narrator/src'],
      exclude: ['<rootDir>/../narrator/src/**/terminal-words.ts'],
    },
    {
      path: '<rootDir>/../narrator/locales/terminal/{locale}',
      include: ['<rootDir>/../narrator/src/**/terminal-words.ts'],
    },
  ],
  extractors: [narratorExtractor, babelExtractor],
  compileNamespace: 'es',
  orderBy: 'origin',
  // Line numbers would change with every line above a message.
  format: formatter({ lineNumbers: false }),
});
