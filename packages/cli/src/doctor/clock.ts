// Checks the machine's clock, which shows dates and validates certificates.

import { statSync } from 'node:fs';
import { dateOf } from '@posse/server';
import type { Finding } from './finding.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The beginning of 2026, when there was no such program: no clock that is right says less. */
const LEAST = 1_767_225_600_000;

export function clockOf(database: string, wall: number): Finding {
  const about = 'clock';
  const now = dateOf(wall);
  const written = statSync(database, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (wall < LEAST || wall < written - DAY)
    return {
      about,
      verdict: 'look',
      sentence: `The clock says ${now} UTC, and ${wall < LEAST ? 'Posse is younger than that' : 'something was written later'}: games go on all the same, but dates are wrong, and https may fail.`,
    };
  return { about, verdict: 'ok', sentence: `The clock says ${now} UTC. Nothing that is decided depends on it.` };
}
