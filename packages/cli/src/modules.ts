// What somebody else's file exports: it may lie anywhere, is TypeScript or JavaScript, and finds the game that is running.

import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Mistake } from './args.ts';
import { troubleWith } from './files.ts';

let isReady = false;

export async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  const trouble = troubleWith(file);
  if (trouble !== null) throw new Mistake(`${file} can't be read (${trouble}).`);
  if (!isReady) findThisGame();
  isReady = true;
  try {
    return await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new Mistake(`${file} can't be loaded: ${reason(error)}`);
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
      const isOurs = specifier.startsWith('@posse/');
      const found = next(specifier, isOurs ? { ...context, parentURL: import.meta.url } : context);
      const isLoose = found.format == null && !found.url.includes('/node_modules/');
      const format = /\.ts$/.test(found.url) ? 'module-typescript' : /\.js$/.test(found.url) ? 'module' : null;
      return isLoose && format !== null ? { ...found, format } : found;
    },
  });
}
