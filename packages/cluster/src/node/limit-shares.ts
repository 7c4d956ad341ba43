// What everybody has done at this node, for the limits at the others: about, and a moment later. Whoever is limited is so in the whole town.

import * as z from 'zod/mini';
import type { Told } from '../bus/broadcasts.ts';

const EVERY = 500;
/** So many are told at once: those who have done most. */
const MOST_TOLD = 500;
/** More than these are not even noted down. */
const MOST_NOTED = 5000;

/** What was done, by whom, and how often. */
const spent = z.array(z.tuple([z.string(), z.string(), z.number().check(z.nonnegative())]));

type Hear = (what: string, key: string, times: number) => void;

export class Spending {
  private readonly told: Told;
  private readonly done = new Map<string, Map<string, number>>();
  private noted = 0;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(told: Told, heard: Hear) {
    this.told = told;
    told.on('spent', (_, what) => {
      const parsed = z.safeParse(spent, what);
      for (const [kind, key, times] of parsed.data?.slice(0, MOST_TOLD) ?? []) heard(kind, key, times);
    });
    this.timer = setInterval(() => this.tell(), EVERY);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  note(what: string, key: string): void {
    const known = this.done.get(what);
    const those = known ?? new Map<string, number>();
    if (known === undefined) this.done.set(what, those);
    const before = those.get(key) ?? 0;
    if (before === 0 && this.noted++ >= MOST_NOTED) return;
    those.set(key, before + 1);
  }

  tell(): void {
    const all = [...this.done].flatMap(([what, those]) =>
      [...those].map(([key, times]) => [what, key, times] as const),
    );
    this.done.clear();
    this.noted = 0;
    if (all.length === 0) return;
    this.told.tell('spent', all.sort(([, , one], [, , other]) => other - one).slice(0, MOST_TOLD));
  }
}
