// Loads a foreign file of TypeScript or JavaScript, bound to the running game.

import { accessSync, constants, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A file that is of no use. The message says which, and why. */
export class BadFile extends Error {
  override readonly name = 'BadFile';
}

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'no permission',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** The trouble with a file, in plain words. */
export function fileTrouble(error: unknown): string {
  const { code = 'unknown error' } = error as NodeJS.ErrnoException;
  return TROUBLES[code] ?? code;
}

let isReady = false;
/** The imports of each file, by its address. */
const imports = new Map<string, Set<string>>();

const urlOf = (file: string): string => pathToFileURL(resolve(file)).href;

export async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  const trouble = troubleWith(file);
  if (trouble !== null) throw new BadFile(`${file} can't be read (${trouble}).`);
  if (!isReady) findThisGame();
  isReady = true;
  try {
    return await import(urlOf(file));
  } catch (error) {
    throw new BadFile(`${file} can't be loaded: ${reason(error)}`);
  }
}

/** The imports of a loaded file, as written. */
export const importsOf = (file: string): readonly string[] => [...(imports.get(urlOf(file)) ?? [])];

function troubleWith(path: string): string | null {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isDirectory() ? 'it is a folder' : null;
  } catch (error) {
    return fileTrouble(error);
  }
}

const reason = (error: unknown): string => {
  const [first = ''] = String(error).split('\n');
  return /[.!?]$/.test(first) ? first : `${first}.`;
};

/**
 * Wherever the file lies, `@posse/card/house` is the one of this program: only so its cards come to this table.
 * And where no package says what a file is, it is a module.
 */
function findThisGame(): void {
  registerHooks({
    resolve(specifier, context, next) {
      noteImport(specifier, context.parentURL);
      const isOurs = specifier.startsWith('@posse/');
      const found = next(specifier, isOurs ? { ...context, parentURL: import.meta.url } : context);
      const isLoose = found.format == null && !found.url.includes('/node_modules/');
      const format = /\.ts$/.test(found.url) ? 'module-typescript' : /\.js$/.test(found.url) ? 'module' : null;
      return isLoose && format !== null ? { ...found, format } : found;
    },
  });
}

function noteImport(specifier: string, from: string | undefined): void {
  if (from === undefined) return;
  const known = imports.get(from) ?? new Set();
  imports.set(from, known.add(specifier));
}
