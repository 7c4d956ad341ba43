// Counts, for all nodes, how often each guest has withdrawn their sessions.

import * as z from 'zod/mini';
import type { Broadcasts } from '../bus/node-broadcasts.ts';
import type { SharedStore } from '../store/shared-store.ts';

const POLL_INTERVAL_MS = 5000;
const PAGE_SIZE = 1000;

/** The announcement that a guest has withdrawn their sessions this often. */
const withdrawalNews = z.object({ guest: z.string(), times: z.int() });

type WithdrawalStore = Pick<SharedStore, 'withdraw' | 'withdrawn'>;

interface WithdrawalLog {
  warn(about: object, message: string): void;
}

export class SharedWithdrawals {
  private readonly store: WithdrawalStore;
  private readonly broadcasts: Broadcasts;
  private readonly log: WithdrawalLog;
  private readonly counts = new Map<string, number>();
  /** Counts that other nodes have announced and the store has not yet shown. */
  private readonly announcedCounts = new Map<string, number>();
  /** The number of the last withdrawal that was read. */
  private lastNumber = 0;
  private reading: Promise<void> = Promise.resolve();
  private readonly timer: ReturnType<typeof setInterval>;
  /** Called with each guest whose withdrawal is read. The broadcast of it may be lost. */
  onWithdrawal: (guest: string) => void = () => undefined;

  private constructor(store: WithdrawalStore, broadcasts: Broadcasts, log: WithdrawalLog) {
    this.store = store;
    this.broadcasts = broadcasts;
    this.log = log;
    broadcasts.on('withdrawn', (_, what) => {
      const parsed = z.safeParse(withdrawalNews, what);
      if (parsed.success) this.announcedCounts.set(parsed.data.guest, parsed.data.times);
      this.readSoon();
    });
    this.timer = setInterval(() => this.readSoon(), POLL_INTERVAL_MS);
    this.timer.unref();
  }

  static async open(store: WithdrawalStore, broadcasts: Broadcasts, log: WithdrawalLog): Promise<SharedWithdrawals> {
    const withdrawals = new SharedWithdrawals(store, broadcasts, log);
    await withdrawals.read();
    return withdrawals;
  }

  of(guest: string): number {
    return Math.max(this.counts.get(guest) ?? 0, this.announcedCounts.get(guest) ?? 0);
  }

  /** Counts one more withdrawal. Throws StoreFailure if it could not be stored. */
  async add(guest: string): Promise<void> {
    await this.store.withdraw(guest);
    await this.read();
    this.broadcasts.send('withdrawn', { guest, times: this.of(guest) });
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private readSoon(): void {
    this.read().catch((error: unknown) => this.log.warn({ err: error }, 'withdrawn passes could not be read'));
  }

  /** Reads withdrawals, one after the other, so that none is counted twice. */
  private read(): Promise<void> {
    const read = this.reading.then(() => this.readNewRows());
    this.reading = read.catch(() => undefined);
    return read;
  }

  private async readNewRows(): Promise<void> {
    for (let isMore = true; isMore; ) {
      const rows = await this.store.withdrawn(this.lastNumber, PAGE_SIZE);
      for (const { guest, number } of rows) {
        this.counts.set(guest, (this.counts.get(guest) ?? 0) + 1);
        this.lastNumber = number;
        this.onWithdrawal(guest);
      }
      isMore = rows.length === PAGE_SIZE;
    }
    // From here on the store has it.
    for (const [guest, times] of this.announcedCounts)
      if ((this.counts.get(guest) ?? 0) >= times) this.announcedCounts.delete(guest);
  }
}
