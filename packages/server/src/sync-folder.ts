// Names of files are synced apart from what is in them: without this a new file, or one that was renamed, may be gone after a loss of power.

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
