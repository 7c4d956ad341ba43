// Counts connections that were closed for misuse, and logs them once a minute.

import type { Logger } from 'pino';

/**
 * Why a connection was closed: `flood` for too many frames, bytes or refused messages, `pipelining` for too many unanswered requests,
 * `not-reading` for a peer that takes nothing, and `too-much-unread` for the largest queue of a network that takes too little.
 */
export type Offence = 'flood' | 'pipelining' | 'not-reading' | 'too-much-unread';

const LOG_EVERY_MS = 60_000;

interface Counter {
  inc(labels: { readonly because: Offence }): void;
}

export class Offenders {
  private readonly log: Pick<Logger, 'warn'>;
  private readonly total: Counter;
  /** The counts that are not logged yet. */
  private readonly pending = new Map<Offence, number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(log: Pick<Logger, 'warn'>, total: Counter) {
    this.log = log;
    this.total = total;
  }

  count(because: Offence): void {
    this.total.inc({ because });
    this.pending.set(because, (this.pending.get(because) ?? 0) + 1);
    this.timer ??= setTimeout(() => this.flush(), LOG_EVERY_MS).unref();
  }

  stop(): void {
    this.flush();
  }

  private flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.pending.size === 0) return;
    this.log.warn(Object.fromEntries(this.pending), 'closed connections that misused the server');
    this.pending.clear();
  }
}
