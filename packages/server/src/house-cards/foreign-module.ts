// Loads a foreign file of TypeScript or JavaScript, bound to the running game.

import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A file that can't be used. The message says which one, and why. */
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

/** The problem with a file, in plain words. */
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
 * Makes files find `@posse/card/house` in this program, wherever they lie, so that their cards join this program's
 * games. A file that no package describes, or with imports or exports, counts as a module.
 */
function findThisGame(): void {
  registerHooks({
    resolve(specifier, context, next) {
      noteImport(specifier, context.parentURL);
      const isOurs = specifier.startsWith('@posse/');
      const found = next(specifier, isOurs ? { ...context, parentURL: import.meta.url } : context);
      const format = /\.ts$/.test(found.url) ? 'module-typescript' : /\.js$/.test(found.url) ? 'module' : null;
      if (format === null || !found.url.startsWith('file:') || found.url.includes('/node_modules/')) return found;
      return found.format == null || hasModuleSyntax(found.url) ? { ...found, format } : found;
    },
  });
}

/** Does a line of the file begin with an import or export? */
const hasModuleSyntax = (url: string): boolean =>
  /^\s*(?:import\b(?!\s*\()|export\b)/m.test(readFileSync(fileURLToPath(url), 'utf8'));

function noteImport(specifier: string, from: string | undefined): void {
  if (from === undefined) return;
  const known = imports.get(from) ?? new Set();
  imports.set(from, known.add(specifier));
}
