// Checks the machine's clock, which shows dates and validates certificates.

import { statSync } from 'node:fs';
import { dateOf } from '@posse/server';
import type { Finding } from './finding.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A time stamp at the beginning of 2026, before the first release: a correct clock shows a later one. */
const EARLIEST = 1_767_225_600_000;

export function clockOf(database: string, wall: number): Finding {
  const about = 'clock';
  const now = dateOf(wall);
  const written = statSync(database, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (wall < EARLIEST || wall < written - DAY)
    return {
      about,
      verdict: 'look',
      sentence: `The clock says ${now} UTC, but ${wall < EARLIEST ? 'Posse did not exist then' : 'the data is newer'}. Set the clock: games work, but dates are wrong, and https may fail.`,
    };
  return { about, verdict: 'ok', sentence: `The clock says ${now} UTC.` };
}
