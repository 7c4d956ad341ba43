// Checks the free space on the disk.

import { statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { numberText } from '../terminal/readable-amounts.ts';
import { nearest } from './data-check.ts';
import type { Finding } from './finding.ts';

const MB = 1024 * 1024;
/** The approximate size of a stored game: some 40 kB. */
const GAME_BYTES = 40 * 1024;
const MIN_BYTES = 50 * MB;
const LOW_BYTES = 500 * MB;

export function diskOf(data: string): Finding {
  const { bavail, bsize } = statfsSync(nearest(resolve(data)));
  return roomOf(bavail * bsize);
}

export function roomOf(free: number): Finding {
  const about = 'disk';
  const told = `${numberText(Math.floor(free / MB))} MB are free on the disk, enough for about ${numberText(Math.floor(free / GAME_BYTES))} games`;
  if (free >= LOW_BYTES) return { about, verdict: 'ok', sentence: `${told}.` };
  return {
    about,
    verdict: free < MIN_BYTES ? 'wrong' : 'look',
    sentence: `${told}. Free some space, or keep less with --keep-days. On a full disk answers are refused, and nothing is lost.`,
  };
}
