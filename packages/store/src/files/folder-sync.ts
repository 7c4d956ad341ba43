// Syncs a folder, because new or renamed files may be lost otherwise.

import { closeSync, fsyncSync, openSync } from 'node:fs';

export function syncFolder(folder: string): void {
  // On Windows a folder can't be opened, and need not be synced.
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
