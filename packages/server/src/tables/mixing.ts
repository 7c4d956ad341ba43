// The start of a game: it is stored, everybody is shown it and asked for the luck that he has promised, and the cards follow from all of it together.

import { promiseOf, type Said, sealOf } from '@posse/protocol';
import { Refused } from '../refused.ts';
import type { Change, StartRecord, TableRecord } from '../store/store.ts';
import { dealtFrom, isUsed, nextSetup, type StartedRecord, startOf, withoutStart, withStart } from './dealing.ts';
import { noticeOf, noticesOf, type UnsentNotice } from './notices.ts';
import type { Table } from './table.ts';

/** Whoever gives up more starts than these finds no more patience. */
const MOST_GIVEN_UP = 20;
/** Milliseconds until what could not be stored is tried again. */
const TRY_AGAIN_AFTER = 2000;

export class Mixing {
  private readonly table: Table;
  /** By seat, for the start that is under way: lucks that were shown, which are nobody's business before the deal, and what was promised with them. */
  private readonly shown = new Map<number, string>();
  private readonly next = new Map<number, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  get isOpen(): boolean {
    return this.table.record.start !== null;
  }

  async begin(passStar: boolean): Promise<void> {
    const { record, round, services } = this.table;
    if (record.givenUp.length >= MOST_GIVEN_UP)
      throw new Refused('not-now', `${MOST_GIVEN_UP} starts in a row were given up at this table: make a new one.`);
    await this.open(withStart(record, nextSetup(record, round, passStar), services.newSecret), []);
  }

  /** Time runs for those who have yet to show their luck, as soon as somebody is here to be asked: also after a restart, for the same start. */
  callOn(): void {
    const { services, visitors } = this.table;
    if (this.isOpen && this.timer === undefined && !visitors.isEmpty) this.wait(services.config.reveal);
  }

  /** Somebody shows what he has promised. */
  async reveal(seat: number, { start, luck, next }: Said<'reveal'>): Promise<void> {
    const { record } = this.table;
    if (!isStarted(record) || sealOf(startOf(record)) !== start)
      throw new Refused('not-now', 'No game is about to begin from that start.');
    const promise = record.start.promises[seat] ?? null;
    if (promise === null || promiseOf(luck) !== promise)
      throw new Refused('bad-luck', 'This is not the luck that you have promised: SHA-256("posse luck " + luck).');
    this.check(next, seat);
    this.shown.set(seat, luck);
    this.next.set(seat, next);
    if (this.missing(record).length === 0) await this.deal(record, []);
  }

  /** Throws Refused for what was promised before. */
  check(promise: string, seat: number): void {
    const isOthers = [...this.next].some(([place, next]) => next === promise && place !== seat);
    if (isOthers || isUsed(this.table.record, promise, seat))
      throw new Refused('bad-luck', 'This promise was made before: make a new luck, and promise that.');
  }

  /** Throws Refused while a start is under way: who sits where, and what is dealt, is settled then. */
  refuseChanges(): void {
    if (this.isOpen) throw new Refused('not-now', 'The cards are being mixed: wait a few seconds.');
  }

  /** The table's record when this seat's guest goes: the start is given up if his luck is still to be shown. `recheck` follows when it is kept. */
  abandoned(seat: number): { readonly record: TableRecord; readonly notice: UnsentNotice | null } {
    const { record } = this.table;
    this.next.delete(seat);
    if (!isStarted(record) || !this.missing(record).includes(seat)) return { record, notice: null };
    return { record: withoutStart(record, [seat], this.next), notice: noticeOf(this.table, 'gone-at-start', seat) };
  }

  /** A start that was given up is waited for no longer. */
  recheck(): void {
    if (!this.isOpen) this.stop();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown.clear();
    this.next.clear();
  }

  /** Stores a start, and asks for lucks only then. Where nobody has promised any there is nothing to wait for. */
  private async open(record: StartedRecord, notices: readonly UnsentNotice[]): Promise<void> {
    if (record.start.promises.every((promise) => promise === null)) {
      await this.deal(record, notices);
      return;
    }
    const { table } = this;
    await table.keep(
      record,
      notices.map(({ change }) => change),
    );
    this.stop();
    for (const notice of notices) notice.tell();
    this.callOn();
    table.showTable();
  }

  private async deal(started: StartedRecord, notices: readonly UnsentNotice[]): Promise<void> {
    const { dealer, services } = this.table;
    const { game, record } = dealtFrom(started, this.shown, this.next, services.time.wall());
    const changes = notices.map(({ change }): Change => change);
    await dealer.deal(game, record, changes);
    this.stop();
    for (const notice of notices) notice.tell();
  }

  private wait(milliseconds: number): void {
    const timer = setTimeout(() => {
      this.table.later(() => (this.timer === timer ? this.timeIsUp() : undefined));
    }, milliseconds);
    this.timer = timer;
  }

  /** Whoever has not shown his luck is named, and a new start is made without him. Where nobody is, it waits for somebody. */
  private async timeIsUp(): Promise<void> {
    const { table } = this;
    const { record, services } = table;
    this.timer = undefined;
    if (!isStarted(record) || table.visitors.isEmpty) return;
    try {
      const missing = this.missing(record);
      if (missing.length === 0) await this.deal(record, []);
      else
        await this.open(
          withStart(withoutStart(record, missing, this.next), record.start.setup, services.newSecret),
          noticesOf(table, 'no-luck', missing),
        );
    } catch (error) {
      if (table.dropIfLost(error)) return;
      this.wait(TRY_AGAIN_AFTER);
      throw error;
    }
  }

  /** Seats whose luck is promised and not shown yet. */
  private missing({ start }: { readonly start: StartRecord }): readonly number[] {
    return start.promises.flatMap((promise, seat) => (promise === null || this.shown.has(seat) ? [] : [seat]));
  }
}

const isStarted = (record: TableRecord): record is StartedRecord => record.start !== null;
