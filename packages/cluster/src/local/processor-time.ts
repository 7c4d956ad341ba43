// Measures the processor time of processes.

import { readdirSync, readFileSync } from 'node:fs';

/** The unit of the system's counters, in seconds, on all current Linux machines. */
const TICK = 1 / 100;

interface Stat {
  readonly parent: number;
  /** The used seconds, including those of children that have ended. */
  readonly used: number;
}

/** The processor seconds of a process and of all its children. NaN where the system does not tell. */
export function processorSeconds(pid: number): number {
  const all = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (stat !== null) all.set(Number(name), stat);
  }
  const used = (one: number): number =>
    [...all].reduce(
      (sum, [child, { parent }]) => (parent === one ? sum + used(child) : sum),
      all.get(one)?.used ?? Number.NaN,
    );
  return used(pid);
}

function statOf(pid: number): Stat | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const used = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * TICK;
    return { parent, used };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}
