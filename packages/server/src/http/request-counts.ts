// How many requests have come from where, and when counting begins anew: by a clock that nobody can set, which the plugin's own count is not.

import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { TIME } from '../time.ts';

/** Whoever comes from more places than this is forgotten, oldest first, so that memory stays small. */
const MOST_ADDRESSES = 10_000;

interface Count {
  current: number;
  readonly until: number;
}

export class RequestCounts implements FastifyRateLimitStore {
  private readonly counts = new Map<string, Count>();

  incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], within: number): void {
    const now = TIME.now();
    const known = this.counts.get(key);
    const count = known === undefined || known.until <= now ? this.begin(key, now + within) : known;
    count.current++;
    callback(null, { current: count.current, ttl: Math.ceil(count.until - now) });
  }

  /** Routes are counted apart. */
  child(): RequestCounts {
    return new RequestCounts();
  }

  private begin(key: string, until: number): Count {
    this.counts.delete(key);
    const [oldest] = this.counts.keys();
    if (oldest !== undefined && this.counts.size >= MOST_ADDRESSES) this.counts.delete(oldest);
    const count = { current: 0, until };
    this.counts.set(key, count);
    return count;
  }
}
