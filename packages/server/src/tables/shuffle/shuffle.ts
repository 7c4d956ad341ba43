// The shuffle before a game (commit–reveal): the server and every seat contribute to the seed.
// A start with everybody's commitments is stored, contributions are asked for, and the deal follows from all of them.

import { promiseOf, type Said, sealOf } from '@posse/protocol';
import { Refused } from '../../refused.ts';
import type { Change, GameRecord, StartRecord, TableRecord } from '../../store/store.ts';
import type { TableState } from '../actor/table-state.ts';
import type { Notices, UnsentNotice } from '../chat/notices.ts';
import { dealtFrom, isUsed, nextSetup, type StartedRecord, startOf, withoutStart, withStart } from './start.ts';

const MAX_ABORTED_STARTS = 20;
const RETRY_AFTER_MS = 2000;

/** Stores a game that was dealt, together with the table's record and other changes, and begins it. */
type BeginGame = (game: GameRecord, record: TableRecord, also: readonly Change[]) => Promise<void>;

export class Shuffle {
  private readonly state: TableState;
  private readonly notices: Notices;
  private readonly beginGame: BeginGame;
  /** By seat, for the present start: contributions that were revealed, secret until the deal, and commitments for the next start. */
  private readonly shown = new Map<number, string>();
  private readonly next = new Map<number, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(state: TableState, notices: Notices, beginGame: BeginGame) {
    this.state = state;
    this.notices = notices;
    this.beginGame = beginGame;
  }

  get isOpen(): boolean {
    return this.state.record.start !== null;
  }

  async begin(passStar: boolean): Promise<void> {
    const { record, game, services } = this.state;
    if (record.givenUp.length >= MAX_ABORTED_STARTS)
      throw new Refused(
        'not-now',
        `${MAX_ABORTED_STARTS} starts in a row were given up at this table: make a new one.`,
      );
    await this.open(withStart(record, nextSetup(record, game, passStar), services.newSecret), []);
  }

  /** Has time run for those who have yet to reveal, as soon as anybody is connected; ends it when no start is open. */
  update(): void {
    const { services, participants } = this.state;
    if (!this.isOpen) this.stop();
    else if (this.timer === undefined && !participants.isEmpty) this.wait(services.config.reveal);
  }

  /** Takes the contribution of a seat, which must match its commitment. */
  async reveal(seat: number, { start, luck, next }: Said<'reveal'>): Promise<void> {
    const { record } = this.state;
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

  /** Throws Refused for a commitment that was made before. */
  check(promise: string, seat: number): void {
    const isOthers = [...this.next].some(([place, next]) => next === promise && place !== seat);
    if (isOthers || isUsed(this.state.record, promise, seat))
      throw new Refused('bad-luck', 'This promise was made before: make a new luck, and promise that.');
  }

  /** Throws Refused while a start is open: seats and set-up are fixed by then. */
  refuseChanges(): void {
    if (this.isOpen) throw new Refused('not-now', 'The cards are being mixed: wait a few seconds.');
  }

  /** The record after the guest of this seat has gone: the start is aborted if their contribution is still missing. */
  abandoned(seat: number): { readonly record: TableRecord; readonly notice: UnsentNotice | null } {
    const { record } = this.state;
    this.next.delete(seat);
    if (!isStarted(record) || !this.missing(record).includes(seat)) return { record, notice: null };
    return {
      record: withoutStart(record, [seat], this.next),
      notice: this.notices.ofSeat('gone-at-start', seat),
    };
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown.clear();
    this.next.clear();
  }

  /** Stores a start, and asks for contributions only then. If nobody has committed to any, it deals at once. */
  private async open(record: StartedRecord, notices: readonly UnsentNotice[]): Promise<void> {
    if (record.start.promises.every((promise) => promise === null)) {
      await this.deal(record, notices);
      return;
    }
    await this.state.keep(
      record,
      notices.map(({ change }) => change),
    );
    this.stop();
    for (const notice of notices) notice.send();
  }

  private async deal(started: StartedRecord, notices: readonly UnsentNotice[]): Promise<void> {
    const { game, record } = dealtFrom(started, this.shown, this.next, this.state.services.time.wall());
    const changes = notices.map(({ change }): Change => change);
    await this.beginGame(game, record, changes);
    this.stop();
    for (const notice of notices) notice.send();
  }

  private wait(milliseconds: number): void {
    const timer = setTimeout(() => {
      this.state.later(() => (this.timer === timer ? this.timeIsUp() : undefined));
    }, milliseconds);
    this.timer = timer;
  }

  /** Names the seats that have not revealed, and makes a new start without them. If nobody is connected, it waits for somebody. */
  private async timeIsUp(): Promise<void> {
    const { record, services, participants } = this.state;
    this.timer = undefined;
    if (!isStarted(record) || participants.isEmpty) return;
    try {
      const missing = this.missing(record);
      if (missing.length === 0) await this.deal(record, []);
      else
        await this.open(
          withStart(withoutStart(record, missing, this.next), record.start.setup, services.newSecret),
          this.notices.ofSeats('no-luck', missing),
        );
    } catch (error) {
      if (this.state.dropIfLost(error)) return;
      this.wait(RETRY_AFTER_MS);
      throw error;
    }
  }

  /** Seats that are committed and have not revealed yet. */
  private missing({ start }: { readonly start: StartRecord }): readonly number[] {
    return start.promises.flatMap((promise, seat) => (promise === null || this.shown.has(seat) ? [] : [seat]));
  }
}

const isStarted = (record: TableRecord): record is StartedRecord => record.start !== null;
