// How the page is built: React, Lingui's words in three languages, and a missing translation fails the build.

import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { colours } from './vite/colours.ts';
import { compress } from './vite/compress.ts';

export default defineConfig({
  plugins: [
    colours,
    react(),
    lingui({ failOnMissing: process.env.POSSE_DRAFT !== '1' }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    compress,
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: { outDir: 'dist/page', target: 'es2023', manifest: true, assetsInlineLimit: 0 },
  worker: { format: 'es' },
});
