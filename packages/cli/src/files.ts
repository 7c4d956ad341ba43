// Files, and in plain words what may be wrong with them.

import { accessSync, constants, statSync } from 'node:fs';
import { Mistake } from './args.ts';

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'no permission',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

function inWords(error: unknown): string {
  const { code = 'unknown error' } = error as NodeJS.ErrnoException;
  return TROUBLES[code] ?? code;
}

/** Does it, or says in one sentence why it can't be done. */
export function attempt<T>(what: 'read' | 'written', path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Mistake(`${path} can't be ${what} (${inWords(error)}).`);
  }
}

/** Why a file can't be read; null if it can. */
export function troubleWith(path: string): string | null {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isDirectory() ? 'it is a folder' : null;
  } catch (error) {
    return inWords(error);
  }
}
