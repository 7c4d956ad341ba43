// Retention: deletes chat, tables and games of closed tables after their number of days.

import type { StoreOnDisk } from '@posse/store';
import type { KeepDays } from './config.ts';
import type { Calendar } from './running-days.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

interface RetentionLog {
  info(about: object, message: string): void;
  error(about: object, message: string): void;
}

export class Retention {
  private readonly store: Pick<StoreOnDisk, 'deleteOld'>;
  private readonly calendar: Pick<Calendar, 'today'>;
  private readonly days: KeepDays;
  private readonly log: RetentionLog;
  private timer: ReturnType<typeof setInterval> | null = null;
  private underWay: Promise<void> | null = null;
  private isStopped = false;

  constructor(store: Retention['store'], calendar: Retention['calendar'], days: KeepDays, log: RetentionLog) {
    this.store = store;
    this.calendar = calendar;
    this.days = days;
    this.log = log;
  }

  /** Runs now, and then every hour. */
  start(): void {
    if (Object.values(this.days).every((days) => days === 0)) return;
    this.timer = setInterval(() => void this.pass(), HOUR);
    this.timer.unref();
    void this.pass();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.underWay;
  }

  /** Goes once through all stored data in small steps, so that no player waits for it. */
  pass(): Promise<void> {
    this.underWay ??= this.goThrough().finally(() => {
      this.underWay = null;
    });
    return this.underWay;
  }

  private async goThrough(): Promise<void> {
    const before = (days: number): number => (days === 0 ? 0 : this.calendar.today - days * DAY);
    const { talk, tables, games } = this.days;
    const gone = { tables: 0, games: 0, lines: 0 };
    try {
      for (let next: string | null = ''; next !== null && !this.isStopped; ) {
        const slice = await this.store.deleteOld(before(talk), before(tables), before(games), next);
        for (const kind of ['tables', 'games', 'lines'] as const) gone[kind] += slice[kind];
        next = slice.next;
      }
    } catch (error) {
      this.log.error({ err: error }, 'what is too old could not be deleted');
    }
    if (gone.tables + gone.games + gone.lines > 0) this.log.info(gone, 'what was too old is gone');
  }
}
