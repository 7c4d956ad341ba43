// House cards for pages: each file as a module that a browser can load.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename } from 'node:path';
import type { CardSet } from '@posse/card';
import * as door from '@posse/card/house';
import type { HouseList } from '@posse/protocol';
import { BadFile, importsOf } from './foreign-module.ts';
import { isPackFile, packIn } from './pack-file.ts';

/** The only import that a file may have. */
const DOOR = '@posse/card/house';

export interface ServedHouse {
  readonly list: HouseList;
  /** The source of each module, by its address. */
  readonly modules: ReadonlyMap<string, string>;
}

/** Makes browser modules of these files. Throws BadFile for a file that a browser can't load. */
export function servedHouse(files: readonly string[], sets: readonly CardSet[]): ServedHouse {
  const frame = moduleOf('door', DOOR_SOURCE);
  const made = files.map((file, place) => ({
    id: sets[place]?.id ?? '',
    ...moduleOf(basename(file).replace(/\.\w+$/, ''), sourceFor(file, frame.module)),
  }));
  return {
    list: { sets: made.map(({ id, module }) => ({ id, module })) },
    modules: new Map([frame, ...made].map(({ module, source }) => [module, source])),
  };
}

/** The page and each of its workers provide these exports, so that house cards use their own game. */
const DOOR_SOURCE = `export const { ${Object.keys(door).join(', ')} } = globalThis.posseHouse;\n`;

/** A module whose address is a hash of its contents, so that browsers may cache it forever. */
function moduleOf(name: string, source: string): { readonly module: string; readonly source: string } {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 10);
  return { module: `/house/${name.replaceAll(/[^\w-]/g, '-')}.${hash}.js`, source };
}

function sourceFor(file: string, frame: string): string {
  if (isPackFile(file)) return `export default ${JSON.stringify(packIn(file))};\n`;
  const other = importsOf(file).find((one) => one !== DOOR);
  if (other !== undefined)
    throw new BadFile(`${file} imports "${other}", which a page can't: house cards of a server import "${DOOR}" only.`);
  const text = readFileSync(file, 'utf8');
  const plain = /\.m?ts$/.test(file) ? withoutTypes(text) : text;
  return plain.replaceAll(/(['"])@posse\/card\/house\1/g, JSON.stringify(frame));
}

/** Strips types. Node's warning that this feature may change is suppressed: it concerns us, not operators. */
function withoutTypes(text: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(text);
  } finally {
    process.emitWarning = emitWarning;
  }
}
