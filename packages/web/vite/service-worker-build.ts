// Builds the service worker sw.js, with the list of all files.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type Build, serviceWorker } from '../src/offline/service-worker.ts';

/** Files that are not cached: for tools, for old browsers, and fonts of scripts that the page does not use. */
const LEFT_OUT = /^\.vite\/|^licences\.md$|\.(map|woff)$|-(cyrillic|greek|vietnamese)[\w-]*\.woff2$/;

type Bundle = Rolldown.OutputBundle;

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
      const entry = entryOf(bundle);
      const first = [entry, ...wordsIn(bundle)].reduce<readonly string[]>(
        (known, name) => neededBy(bundle, name, known),
        [],
      );
      const build: Build = {
        version: hash.digest('hex').slice(0, 12),
        entry,
        shell: ['', ...first.toSorted()],
        rest: [...built, ...others].filter((name) => !first.includes(name)).toSorted(),
      };
      const source = `(${serviceWorker})(self, ${JSON.stringify(build)});\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
};

function entryOf(bundle: Bundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (entry === undefined) throw new Error('The page has no entry.');
  return entry.fileName;
}

/** The catalogues of the first screen, which must be loaded before anything is visible, in any language. */
const wordsIn = (bundle: Bundle): readonly string[] =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk' && /locales\/lobby\/\w+\.po/.test(file.facadeModuleId ?? ''))
    .map(({ fileName }) => fileName);

/** The chunks that are loaded before anything is visible, with their imports and styles. */
function neededBy(bundle: Bundle, name: string, known: readonly string[]): readonly string[] {
  const chunk = bundle[name];
  if (known.includes(name) || chunk?.type !== 'chunk') return known;
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])].filter((style) => !known.includes(style));
  return chunk.imports.reduce<readonly string[]>(
    (found, imported) => neededBy(bundle, imported, found),
    [...known, name, ...styles],
  );
}
