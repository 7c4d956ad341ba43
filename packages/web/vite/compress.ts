// Every file of the page that words compress in, beside itself in two compressed forms: a server need not do it again.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORDS = /\.(js|css|html|svg|webmanifest|json)$/;
/** Less is sent sooner as it is. */
const LEAST = 1024;

export const compress: Plugin = {
  name: 'posse-compress',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      const path = join(dir, name);
      if (!WORDS.test(name) || statSync(path).size < LEAST) continue;
      const text = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      writeFileSync(`${path}.br`, brotliCompressSync(text));
    }
  },
};
