// Tries one fault: plants it, runs the checks until one notices, and removes it.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Sound, Unsound } from './check-times.ts';
import type { Area } from './fault-areas.ts';
import { type Check, type CheckRun, run, typesOf } from './fault-checks.ts';
import { reasonFor } from './harmless-faults.ts';
import { changeIn, type Fault, lineOf, planted } from './planted-faults.ts';

export type Verdict = 'no code' | 'killed' | 'same' | 'survived';

export interface Tried {
  readonly area: string;
  readonly kind: string;
  /** The place of the fault, and the change. */
  readonly fault: string;
  readonly verdict: Verdict;
  /** The check that noticed it, or the reason why it is harmless; for a survivor, whether games changed. */
  readonly by: string;
  readonly seconds: number;
}

/** The factor by which a check may be slower than with sound code. A slower one counts as endless. */
const MAX_SLOWDOWN = 8;
const SOME_MORE = 20;

export async function tryFault(tree: string, area: Area, fault: Fault, sound: Sound): Promise<Tried> {
  const path = join(tree, fault.file);
  const text = readFileSync(path, 'utf8');
  let seconds = 0;
  const shownTo = async (check: Check): Promise<CheckRun> => {
    const limit = MAX_SLOWDOWN * (await sound.time(tree, check)) + SOME_MORE;
    writeFileSync(path, planted(text, fault));
    try {
      const outcome = await run(tree, check, limit);
      seconds += outcome.seconds;
      return outcome;
    } finally {
      writeFileSync(path, text);
    }
  };
  const isNoticedBy = async (check: Check): Promise<boolean> => !(await shownTo(check)).passed;
  const verdict = (what: Verdict, by: string): Tried => ({
    area: area.name,
    kind: fault.kind,
    fault: `${fault.file}:${lineOf(text, fault)}  ${changeIn(text, fault)}`,
    verdict: what,
    by,
    seconds: Math.round(seconds),
  });
  const types = await shownTo(typesOf(fault));
  if (isRefused(types)) return verdict('no code', 'types');
  for (const check of area.checks) if (await isNoticedBy(check)) return verdict('killed', check.name);
  if (area.games === null) return verdict('survived', '');
  if (await isNoticedBy(area.games)) return verdict('survived', 'games go another way');
  const reason = reasonFor(text, fault);
  return reason === null ? verdict('survived', 'games are the same') : verdict('same', reason);
}

/** Is the fault refused by the compiler? False if the compiler could not even run. */
export function isRefused({ passed, output }: CheckRun): boolean {
  if (!passed && !output.includes('error TS'))
    throw new Unsound(`types: no mistake was found, and yet it fails.\n${output}`);
  return !passed;
}
