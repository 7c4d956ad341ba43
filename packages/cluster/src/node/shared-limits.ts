// Tells other nodes what counted against rate limits here, twice a second.

import * as z from 'zod/mini';
import type { Broadcasts } from '../bus/node-broadcasts.ts';

const ANNOUNCE_INTERVAL_MS = 500;
/** How many entries are sent at once: those with the highest counts. */
const MAX_ANNOUNCED = 500;
/** How many entries are counted at once. */
const MAX_COUNTED = 5000;

/** Entries: what was done, by whom, and how often. */
const spentList = z.array(z.tuple([z.string(), z.string(), z.number().check(z.nonnegative())]));

type LimitShareHandler = (what: string, key: string, times: number) => void;

export class LimitShares {
  private readonly broadcasts: Broadcasts;
  private readonly counts = new Map<string, Map<string, number>>();
  private entryCount = 0;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(broadcasts: Broadcasts, handler: LimitShareHandler) {
    this.broadcasts = broadcasts;
    broadcasts.on('spent', (_, what) => {
      const parsed = z.safeParse(spentList, what);
      for (const [kind, key, times] of parsed.data?.slice(0, MAX_ANNOUNCED) ?? []) handler(kind, key, times);
    });
    this.timer = setInterval(() => this.announce(), ANNOUNCE_INTERVAL_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  count(what: string, key: string): void {
    const known = this.counts.get(what);
    const those = known ?? new Map<string, number>();
    if (known === undefined) this.counts.set(what, those);
    const before = those.get(key) ?? 0;
    if (before === 0 && this.entryCount++ >= MAX_COUNTED) return;
    those.set(key, before + 1);
  }

  announce(): void {
    const all = [...this.counts].flatMap(([what, those]) =>
      [...those].map(([key, times]) => [what, key, times] as const),
    );
    this.counts.clear();
    this.entryCount = 0;
    if (all.length === 0) return;
    this.broadcasts.send('spent', all.sort(([, , one], [, , other]) => other - one).slice(0, MAX_ANNOUNCED));
  }
}
