// Makes a folder with all folders above it, for its owner alone.

import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder with all folders above it, without `recursive`, because Node would loop in /proc. Returns the topmost
 * one made; null if all existed. Throws what mkdir throws.
 */
export function makeFolder(folder: string): string | null {
  if (isFolder(folder)) return null;
  const above = makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!isFolder(folder)) throw error;
  }
  return above ?? folder;
}

/** Removes empty folders from `folder` up to `topmost`, which `makeFolder` returned. */
export function removeMadeFolders(folder: string, topmost: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Somebody else has put a file there.
    return;
  }
  if (folder !== topmost) removeMadeFolders(dirname(folder), topmost);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
