// Is there room for what will be kept?

import { statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { nearest } from './data.ts';
import type { Finding } from './finding.ts';

const MB = 1024 * 1024;
/** A game takes some 40 kB. */
const GAME = 40 * 1024;
const LEAST = 50 * MB;
const FEW = 500 * MB;

export function diskOf(data: string): Finding {
  const { bavail, bsize } = statfsSync(nearest(resolve(data)));
  return roomOf(bavail * bsize);
}

export function roomOf(free: number): Finding {
  const about = 'disk';
  const told = `${Math.floor(free / MB)} MB are free on the disk, enough for about ${Math.floor(free / GAME)} games`;
  if (free >= FEW) return { about, verdict: 'ok', sentence: `${told}.` };
  return {
    about,
    verdict: free < LEAST ? 'wrong' : 'look',
    sentence: `${told}: make room, or have less kept with --keep-days. On a full disk answers are refused, and nothing is lost.`,
  };
}
