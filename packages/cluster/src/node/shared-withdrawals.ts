// How often each guest of the town has withdrawn his passes: kept in the shared store, and known at every node.

import * as z from 'zod/mini';
import type { Told } from '../bus/broadcasts.ts';
import type { SharedStore } from '../store/shared-store.ts';

const EVERY = 5000;
const READ_AT_ONCE = 1000;

/** He has withdrawn his passes so often. */
const news = z.object({ guest: z.string(), times: z.int() });

type Kept = Pick<SharedStore, 'withdraw' | 'withdrawn'>;

interface PassLog {
  warn(about: object, message: string): void;
}

export class SharedWithdrawals {
  private readonly store: Kept;
  private readonly told: Told;
  private readonly log: PassLog;
  private readonly times = new Map<string, number>();
  /** What others have told of it, who knew before it was read. */
  private readonly toldTimes = new Map<string, number>();
  /** The number of the last one that was counted. */
  private counted = 0;
  private reading: Promise<void> = Promise.resolve();
  private readonly timer: ReturnType<typeof setInterval>;
  /** Is called with each guest whose withdrawal is read: the message that says so may be lost. */
  whenRead: (guest: string) => void = () => undefined;

  private constructor(store: Kept, told: Told, log: PassLog) {
    this.store = store;
    this.told = told;
    this.log = log;
    told.on('withdrawn', (_, what) => {
      const heard = z.safeParse(news, what);
      if (heard.success) this.toldTimes.set(heard.data.guest, heard.data.times);
      this.readSoon();
    });
    this.timer = setInterval(() => this.readSoon(), EVERY);
    this.timer.unref();
  }

  static async open(store: Kept, told: Told, log: PassLog): Promise<SharedWithdrawals> {
    const withdrawals = new SharedWithdrawals(store, told, log);
    await withdrawals.read();
    return withdrawals;
  }

  of(guest: string): number {
    return Math.max(this.times.get(guest) ?? 0, this.toldTimes.get(guest) ?? 0);
  }

  /** Once more. Throws StoreFailure if it could not be kept. */
  async add(guest: string): Promise<void> {
    await this.store.withdraw(guest);
    await this.read();
    this.told.tell('withdrawn', { guest, times: this.of(guest) });
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private readSoon(): void {
    this.read().catch((error: unknown) => this.log.warn({ err: error }, 'withdrawn passes could not be read'));
  }

  /** One after the other: none is counted twice. */
  private read(): Promise<void> {
    const read = this.reading.then(() => this.readOn());
    this.reading = read.catch(() => undefined);
    return read;
  }

  private async readOn(): Promise<void> {
    for (let isMore = true; isMore; ) {
      const rows = await this.store.withdrawn(this.counted, READ_AT_ONCE);
      for (const { guest, number } of rows) {
        this.times.set(guest, (this.times.get(guest) ?? 0) + 1);
        this.counted = number;
        this.whenRead(guest);
      }
      isMore = rows.length === READ_AT_ONCE;
    }
    // From here on the store says it.
    for (const [guest, times] of this.toldTimes)
      if ((this.times.get(guest) ?? 0) >= times) this.toldTimes.delete(guest);
  }
}
