// The build of the page: React, three languages, missing translations fail.

import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readProject } from '../../scripts/project-addresses.mjs';
import manifest from './package.json' with { type: 'json' };
import { breakpoints } from './vite/breakpoints-plugin.ts';
import { compress } from './vite/file-compression.ts';
import { narrator } from './vite/narrator-extractor.ts';
import { colours } from './vite/palette-styles.ts';
import { rulings } from './vite/rulings-plugin.ts';
import { offline } from './vite/service-worker-build.ts';
import { startFile } from './vite/start-file.ts';

const project = fileURLToPath(new URL('../../project.json', import.meta.url));
const BESIDE = process.env.POSSE_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  // Relative, because the server may be under any path of its host.
  base: './',
  plugins: [
    breakpoints,
    colours,
    rulings,
    narrator,
    react(),
    lingui({ failOnMissing: process.env.POSSE_DRAFT !== '1' }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    startFile,
    offline,
    compress,
  ],
  define: {
    'import.meta.env.POSSE_VERSION': JSON.stringify(manifest.version),
    'import.meta.env.POSSE_SOURCE': JSON.stringify(readProject(project).forge ?? ''),
  },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist/page',
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    // Bundled code comes with its licence.
    license: { fileName: 'licences.md' },
  },
  worker: { format: 'es' },
  // In development the page talks to a server beside it.
  server: { proxy: { '/api': { target: BESIDE }, '/house': { target: BESIDE }, '/ws': { target: BESIDE, ws: true } } },
});
