// One fault on trial: planted in a tree, shown to every check in turn until one notices, and taken out again.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from './areas.ts';
import { type Check, type Outcome, run, types } from './checks.ts';
import { changeIn, type Fault, lineOf, planted } from './faults.ts';
import { reasonFor } from './harmless.ts';

export type Verdict = 'no code' | 'killed' | 'same' | 'survived';

export interface Tried {
  readonly area: string;
  readonly kind: string;
  /** Where it is, and what became what. */
  readonly fault: string;
  readonly verdict: Verdict;
  /** What noticed it, or why it changes nothing; for a survivor whether games went another way. */
  readonly by: string;
  readonly seconds: number;
}

/** The processor time that a check takes with sound code. */
export type Usual = ReadonlyMap<Check, number>;

export async function tryFault(tree: string, area: Area, fault: Fault, usual: Usual): Promise<Tried> {
  const path = join(tree, fault.file);
  const sound = readFileSync(path, 'utf8');
  let seconds = 0;
  const notices = async (check: Check): Promise<boolean> => {
    const outcome: Outcome = await run(tree, check, 20 + 4 * (usual.get(check) ?? 20));
    seconds += outcome.seconds;
    return !outcome.passed;
  };
  const verdict = (what: Verdict, by: string): Tried => ({
    area: area.name,
    kind: fault.kind,
    fault: `${fault.file}:${lineOf(sound, fault)}  ${changeIn(sound, fault)}`,
    verdict: what,
    by,
    seconds: Math.round(seconds),
  });
  writeFileSync(path, planted(sound, fault));
  try {
    if (await notices(types(fault.file.split('/').slice(0, 2).join('/')))) return verdict('no code', 'types');
    for (const check of area.checks) if (await notices(check)) return verdict('killed', check.name);
    if (area.games === null) return verdict('survived', '');
    if (await notices(area.games)) return verdict('survived', 'games go another way');
    const reason = reasonFor(sound, fault);
    return reason === null ? verdict('survived', 'games are the same') : verdict('same', reason);
  } finally {
    writeFileSync(path, sound);
  }
}
