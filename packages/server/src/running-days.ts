// Counts the days that servers have run, for retention, independently of the machine's clock.
// It continues from where the last server stored it. A pause of less than an hour counts too; a longer one does not,
// because nobody knows how long it was.

import type { StoreOnDisk } from '@posse/store';
import type { Time } from './clocks.ts';

const HOUR = 60 * 60 * 1000;
const NOTED_EVERY = HOUR / 6;

type Pages = Pick<StoreOnDisk, 'calendar' | 'noteCalendar' | 'newest'>;

interface CalendarLog {
  error(about: object, message: string): void;
}

export class Calendar {
  private readonly store: Pages;
  private readonly time: Time;
  private readonly log: CalendarLog;
  /** The count of days at the start of this server. */
  private readonly since: number;
  private readonly begun: number;
  private readonly timer: ReturnType<typeof setInterval>;

  private constructor(store: Pages, time: Time, log: CalendarLog, since: number) {
    this.store = store;
    this.time = time;
    this.log = log;
    this.since = since;
    this.begun = time.now();
    this.timer = setInterval(() => void this.note(), NOTED_EVERY);
    this.timer.unref();
  }

  static async open(store: Pages, time: Time, log: CalendarLog): Promise<Calendar> {
    const calendar = new Calendar(store, time, log, await startOf(store, time.wall()));
    await calendar.note();
    return calendar;
  }

  /** The date by the count of days. It is ahead of the wall clock only if that was set back. */
  get today(): number {
    return Math.round(this.since + this.time.now() - this.begun);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.note();
  }

  private async note(): Promise<void> {
    try {
      await this.store.noteCalendar(this.today, this.time.wall());
    } catch (error) {
      this.log.error({ err: error }, 'the calendar could not be kept');
    }
  }
}

async function startOf(store: Pages, wall: number): Promise<number> {
  const page = await store.calendar();
  if (page !== null) {
    const off = wall - page.wall;
    return page.today + (off > 0 && off <= HOUR ? off : 0);
  }
  const newest = (await store.newest()) ?? wall;
  return Math.abs(wall - newest) <= HOUR ? wall : Math.min(wall, newest);
}
