// Compresses the page's text files in two forms at build time.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORDS = /\.(js|css|html|svg|webmanifest|json)$/;
/** The size below which files are sent uncompressed. */
const MIN_BYTES = 1024;

export const compress: Plugin = {
  name: 'posse-compress',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      const path = join(dir, name);
      if (!WORDS.test(name) || statSync(path).size < MIN_BYTES) continue;
      const text = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      writeFileSync(`${path}.br`, brotliCompressSync(text));
    }
  },
};
