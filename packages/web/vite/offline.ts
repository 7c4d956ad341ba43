// The service worker at /sw.js, with the list of all that was built.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { serviceWorker } from '../src/offline/worker.ts';

/** What only tools read, what old browsers would need, and the letters of languages that the page does not speak. */
const LEFT_OUT = /^\.vite\/|\.(map|woff)$|-(cyrillic|greek|vietnamese)[\w-]*\.woff2$/;

let publicFolder = '';

export const offline: Plugin = {
  name: 'posse-offline',
  apply: 'build',
  configResolved(config) {
    publicFolder = config.publicDir;
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const hash = createHash('sha256').update(serviceWorker.toString());
      const built = Object.keys(bundle).filter((name) => !LEFT_OUT.test(name) && name !== 'index.html');
      const page = bundle['index.html'];
      hash.update(page?.type === 'asset' ? page.source : '').update(built.join());
      const others = readdirSync(publicFolder);
      for (const name of others) hash.update(readFileSync(join(publicFolder, name)));
      const files = ['/', ...[...built, ...others].sort().map((name) => `/${name}`)];
      const version = hash.digest('hex').slice(0, 12);
      const source = `(${serviceWorker})(self, ${JSON.stringify(files)}, '${version}');\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
};
