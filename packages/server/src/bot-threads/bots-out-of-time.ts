// Counts bots that had no time to think, and logs them once a minute.

import type { NoTimeBecause } from '../games/bot-questions.ts';

const MINUTE = 60_000;

/** The log. */
interface Log {
  warn(about: object, message: string): void;
}

interface Count {
  inc(labels: { readonly because: NoTimeBecause }): void;
}

export class MissedThoughts {
  readonly #log: Log;
  readonly #total: Count;
  /** The counts since the last log entry; null if there were none. */
  #untold: Record<NoTimeBecause, number> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Log, total: Count) {
    this.#log = log;
    this.#total = total;
  }

  count(because: NoTimeBecause): void {
    this.#total.inc({ because });
    if (this.#untold === null) {
      this.#untold = { busy: 0, slow: 0 };
      this.#timer = setTimeout(() => this.#tell(), MINUTE).unref();
    }
    this.#untold[because]++;
  }

  /** Logs the remaining counts now. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#tell();
  }

  #tell(): void {
    if (this.#untold === null) return;
    const { busy, slow } = this.#untold;
    this.#untold = null;
    this.#log.warn({ answers: busy + slow, busy, slow }, 'bots had no time to think; quicker ones answered for them');
  }
}
