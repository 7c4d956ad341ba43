// Checks whether a server can open the data, read-only, also while one uses it.

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StoreFailure } from '@posse/store';
import { inspectDatabase } from '@posse/store/sqlite';
import { numberText } from '../terminal/readable-amounts.ts';
import type { Finding } from './finding.ts';

export function dataOf(data: string): Finding {
  const about = 'store';
  const folder = resolve(data);
  const database = join(folder, 'posse.db');
  if (!existsSync(database)) {
    const place = nearest(folder);
    if (!statSync(place).isDirectory())
      return { about, verdict: 'wrong', sentence: `${place} is not a folder. Choose another with --data.` };
    return mayWrite(place)
      ? { about, verdict: 'ok', sentence: `${folder} has no data yet: the first start creates it.` }
      : { about, verdict: 'wrong', sentence: `You may not write to ${place}. Choose another folder with --data.` };
  }
  if (!mayWrite(database) || !mayWrite(folder))
    return {
      about,
      verdict: 'wrong',
      sentence: `You may not write to ${database}. Start the server as its owner, or choose another folder with --data.`,
    };
  try {
    inspectDatabase(database);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    // A running server locks the database, and has checked it.
    if (error.reason === 'locked')
      return { about, verdict: 'ok', sentence: `${database} is in use by a server, which found no fault in it.` };
    return { about, verdict: 'wrong', sentence: error.message };
  }
  const size = Math.ceil(statSync(database).size / 1024);
  return { about, verdict: 'ok', sentence: `${database} (${numberText(size)} kB) is complete and can be opened.` };
}

/** The folder, or the nearest one above it that exists. */
export const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
