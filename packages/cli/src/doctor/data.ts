// Checks whether a server can open the data, read-only, also while one uses it.

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { lookAtDatabase, StoreFailure } from '@posse/server';
import type { Finding } from './finding.ts';

export function dataOf(data: string): Finding {
  const about = 'store';
  const folder = resolve(data);
  const database = join(folder, 'posse.db');
  if (!existsSync(database)) {
    const place = nearest(folder);
    if (!statSync(place).isDirectory())
      return { about, verdict: 'wrong', sentence: `${place} is no folder: choose another one with --data.` };
    return mayWrite(place)
      ? { about, verdict: 'ok', sentence: `Nothing is kept in ${folder} yet: the first start makes what is needed.` }
      : { about, verdict: 'wrong', sentence: `You may not write to ${place}: choose another folder with --data.` };
  }
  if (!mayWrite(database) || !mayWrite(folder))
    return {
      about,
      verdict: 'wrong',
      sentence: `You may not write to ${database}: start the server as the user whose it is, or choose another folder with --data.`,
    };
  try {
    lookAtDatabase(database);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    // The server that uses it keeps others away, and has checked it.
    if (error.trouble === 'locked')
      return { about, verdict: 'ok', sentence: `A server uses ${database}, and had no complaint when it opened it.` };
    return { about, verdict: 'wrong', sentence: error.message };
  }
  const size = Math.ceil(statSync(database).size / 1024);
  return { about, verdict: 'ok', sentence: `${database}, ${size} kB, is whole, and this program can open it.` };
}

/** The folder itself, or the one in which it would be made. */
export const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
