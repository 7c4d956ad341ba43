// The load of a process: processor share, memory, and event loop delay.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AdminNode } from '@posse/protocol';

/**
 * How often the event loop delay is sampled, and the shortest time over which a processor share is meaningful; in
 * milliseconds.
 */
const SAMPLE_EVERY_MS = 20;
const MIN_SPAN_MS = 1000;

type Measured = Pick<AdminNode, 'processor' | 'memory' | 'delay'>;

export class Load {
  private readonly now: () => number;
  private since: number;
  private used = process.cpuUsage();
  private last = { processor: 0, delay: 0 };
  /** Starts with the first measurement, because sampling costs a little. */
  private delays: ReturnType<typeof monitorEventLoopDelay> | null = null;

  constructor(now: () => number) {
    this.now = now;
    this.since = now();
  }

  /** The load since the last measurement, which was at least a second ago. */
  measure(): Measured {
    const span = this.now() - this.since;
    if (span >= MIN_SPAN_MS) {
      const { user, system } = process.cpuUsage(this.used);
      const delay = this.delays === null ? 0 : this.delays.percentile(99) / 1e6 - SAMPLE_EVERY_MS;
      this.last = { processor: rounded((user + system) / 1000 / span), delay: Math.max(0, rounded(delay)) };
      this.since = this.now();
      this.used = process.cpuUsage();
      this.delays?.reset();
    }
    if (this.delays === null) {
      this.delays = monitorEventLoopDelay({ resolution: SAMPLE_EVERY_MS });
      this.delays.enable();
    }
    return { ...this.last, memory: process.memoryUsage.rss() };
  }

  stop(): void {
    this.delays?.disable();
  }
}

const rounded = (value: number): number => (Number.isFinite(value) ? Math.round(value * 1000) / 1000 : 0);
