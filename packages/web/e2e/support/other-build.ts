// Another build of the page for tests: all cacheable files have other names.

import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../dist/page', import.meta.url));
const WORDS = /\.(js|css|html)$/;
const COMPRESSED = /\.(br|gz)$/;

export interface OtherBuild {
  readonly folder: string;
  /** A part of the name of each cacheable file, which no other build has. */
  readonly mark: string;
  remove(): void;
}

export function otherBuild(mark = 'newer'): OtherBuild {
  const folder = mkdtempSync(join(tmpdir(), 'posse-build-'));
  cpSync(BUILT, folder, { recursive: true, filter: (source) => !COMPRESSED.test(source) });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets);
  const renamed = (name: string): string => name.replace(/\.(\w+)$/, `-${mark}.$1`);
  // The longest first, so that none is taken for the end of another.
  const known = new RegExp(
    names
      .toSorted((one, other) => other.length - one.length)
      .map((name) => name.replaceAll('.', '\\.'))
      .join('|'),
    'g',
  );
  for (const path of [...names.map((name) => join(assets, name)), join(folder, 'index.html'), join(folder, 'sw.js')]) {
    if (!WORDS.test(path)) continue;
    const text = readFileSync(path, 'utf8').replace(known, renamed);
    writeFileSync(path, text.replace(/("version":")\w+"/, `$1${mark}"`));
  }
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  return { folder, mark, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
