// A table is an actor: one message at a time, and whatever changes is stored before anybody sees it.

import type { TableInfo, TableSummary } from '@posse/protocol';
import { type ClientId, COME_BACK, clientOf, type Receiver, type ToTable, TRY_LATER, Unavailable } from '../bus/bus.ts';
import type { Update } from '../games/update-writer.ts';
import type { Change, TableRecord } from '../store/store.ts';
import { arrive } from './arrivals.ts';
import { Beginning } from './beginning.ts';
import { Claims } from './claims.ts';
import { Dealer } from './dealer.ts';
import { News } from './differences.ts';
import { dueOf, isSwept, tableChange } from './due.ts';
import { Barred, Doorstep } from './exiles.ts';
import { isLost, isOurs, type Refusal, refusalOf } from './failures.ts';
import { Hosting } from './hosting.ts';
import { freeSeats, type Presence, tableInfo, tableSummary } from './info.ts';
import { Mixing } from './mixing.ts';
import { Queue } from './queue.ts';
import { textFor } from './recent-updates.ts';
import { Returning } from './returning.ts';
import type { Round } from './round.ts';
import { seatOf } from './seating.ts';
import { Starting } from './starting.ts';
import type { TableHome } from './table-services.ts';
import { LINES_KEPT, Talk } from './talk.ts';
import { Tickets } from './tickets.ts';
import { obey } from './verbs.ts';
import { type Visitor, Visitors } from './visitors.ts';
import { wholeGame } from './whole-game.ts';

/** How a connection is closed, for clients that only read numbers. */
const CLOSE = {
  swept: 1000,
  policy: 1008,
  shut: 1008,
  restart: COME_BACK,
  moved: COME_BACK,
  tryLater: TRY_LATER,
} as const;

export class Table implements Presence, Receiver {
  readonly services: TableHome;
  readonly visitors: Visitors;
  readonly talk: Talk;
  readonly dealer: Dealer;
  readonly hosting: Hosting;
  readonly starting: Starting;
  readonly mixing: Mixing;
  readonly beginning: Beginning;
  readonly returning: Returning;
  readonly claims: Claims;
  readonly doorstep: Doorstep;
  readonly news: News;
  readonly tickets = new Tickets();
  record: TableRecord;
  round: Round | null;
  /** Since when nobody is here; null while somebody is. */
  emptySince: number | null;
  /** Told whenever something is different that others can see. */
  changed: () => void = () => undefined;
  private readonly queue: Queue;
  private isClosed = false;
  /** It is not as the store has it: whatever still waits to be heard is not. */
  private isDropped = false;
  /** Does the store say, or may it, that nobody is here? */
  isLeft = false;

  constructor(services: TableHome, record: TableRecord, round: Round | null, talk: Talk) {
    this.services = services;
    this.emptySince = services.time.now();
    this.record = record;
    this.round = round;
    this.talk = talk;
    this.visitors = new Visitors(services.bus);
    this.queue = new Queue((error) => services.log.error({ err: error, table: record.code }, 'a table stumbled'));
    this.dealer = new Dealer(this);
    this.hosting = new Hosting(this);
    this.starting = new Starting(this);
    this.mixing = new Mixing(this);
    this.beginning = new Beginning(this);
    this.returning = new Returning(this);
    this.claims = new Claims(this);
    this.doorstep = new Doorstep(this);
    this.news = new News(this);
  }

  static async restore(services: TableHome, record: TableRecord, round: Round | null): Promise<Table> {
    const table = new Table(
      services,
      record,
      round,
      new Talk(await services.store.lines(record.code, LINES_KEPT), services.time),
    );
    table.isLeft = isSwept(services.config);
    // Nothing has happened yet: who has looked before says so again.
    if (round?.match.step === 0) table.beginning.open();
    table.returning.open();
    table.dealer.callOn();
    return table;
  }

  get info(): TableInfo {
    return tableInfo(this.record, this.round, this);
  }

  get summary(): TableSummary {
    const { guest: powerful } = this.hosting;
    const [host] = this.visitors.of(powerful);
    const seat = this.record.seats.find(({ guest }) => guest === powerful);
    return tableSummary(this.record, this.round, this, seat?.name ?? host?.name ?? '');
  }

  get free(): number {
    return freeSeats(this.record, this.round);
  }

  get watchers(): number {
    return this.visitors.watchers;
  }

  get isPlaying(): boolean {
    return this.round !== null && !this.round.isOver;
  }

  isHere(guest: string): boolean {
    for (const visitor of this.visitors) if (visitor.guest === guest) return true;
    return false;
  }

  isHost(visitor: Visitor): boolean {
    return this.hosting.has(visitor.guest);
  }

  // --- messages ---

  /** False if it is closed: then nothing was heard. */
  receive(message: ToTable): boolean {
    if (!this.isClosed) this.queue.add(() => this.hear(message));
    return !this.isClosed;
  }

  /** Something that the table does by itself, when its turn comes. */
  later(task: () => Promise<void> | void): void {
    if (!this.isClosed) this.queue.add(() => (this.isDropped ? undefined : task()));
  }

  /** The same for whoever waits for what comes of it. Rejects with Unavailable if the table is not here any more. */
  inTurn<T>(task: () => Promise<T> | T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const gone = (): void => reject(new Unavailable('restart', 'The table is not here any more: try again.'));
    if (this.isClosed) gone();
    else
      this.queue.add(async () => {
        if (this.isDropped) gone();
        else
          try {
            resolve(await task());
          } catch (error) {
            this.dropIfLost(error);
            reject(error);
          }
      });
    return promise;
  }

  private async hear(message: ToTable): Promise<void> {
    if (message.kind === 'gone') this.leave(message.client);
    // What it would do here is not what the store has: it is said again.
    else if (this.isDropped) this.services.bus.dismiss(clientOf(message), CLOSE.moved, 'moved');
    else if (message.kind === 'arrived') await this.letIn(message);
    else {
      const visitor = this.visitors.find(message.client);
      const said = message.message;
      if (visitor === null) {
        // He was at this table before it was brought back, or has been sent away already.
        this.services.bus.dismiss(message.client, CLOSE.moved, 'moved');
        return;
      }
      await this.answering(visitor.client, said, () => obey(this, visitor, said));
      this.news.tellOne(visitor);
    }
  }

  private async letIn({ from, join }: Extract<ToTable, { kind: 'arrived' }>): Promise<void> {
    const refusal = await this.answering(from.client, join, () => arrive(this, from, join));
    if (refusal === null) return;
    this.leave(from.client);
    this.services.bus.dismiss(from.client, isOurs(refusal) ? CLOSE.tryLater : CLOSE.policy, refusal);
  }

  /** Whoever asked for something that can't be is told why. Null if it could. */
  private async answering(
    client: ClientId,
    said: { readonly type: string; readonly question?: number },
    task: () => Promise<void> | void,
  ): Promise<Refusal['code'] | null> {
    try {
      await task();
      return null;
    } catch (error) {
      this.dropIfLost(error);
      const { code, message } = refusalOf(error);
      const about = said.type;
      const question = said.type === 'answer' ? { question: said.question } : {};
      this.services.metrics.errors.inc({ code });
      const pass = error instanceof Barred && error.pass !== null ? { pass: error.pass } : {};
      this.services.bus.toClient(client, JSON.stringify({ type: 'error', code, message, about, ...question, ...pass }));
      if (isOurs(code)) this.services.log.error({ err: error, table: this.record.code, about }, 'a message failed');
      return code;
    }
  }

  /** Has somebody else gone on with it, or was kept after all what was thought to be lost? Then it leaves memory, and everybody comes back to what the store has. */
  dropIfLost(error: unknown): boolean {
    if (!isLost(error)) return false;
    this.services.drop(this.record.code, error);
    return true;
  }

  /** Somebody has come. That is written down if it was said before that nobody is here. */
  somebodyIsHere(): void {
    this.emptySince = null;
    if (!this.isLeft) return;
    this.isLeft = false;
    this.services.store.write([{ put: 'left', table: this.record.code, at: null }]).catch((error: unknown) => {
      this.isLeft = true;
      if (!this.dropIfLost(error))
        this.services.log.error({ err: error, table: this.record.code }, 'that somebody is here could not be kept');
    });
  }

  /** Since when nobody is here and nothing is under way or due, so that it could as well be in the store only; null if that is not so. */
  get idleSince(): number | null {
    const isBusy = this.isClosed || !this.queue.isIdle || this.tickets.isAnyLeft(this.services.time.now());
    return isBusy || dueOf(this.record) !== null ? null : this.emptySince;
  }

  private leave(client: ClientId): void {
    const visitor = this.visitors.find(client);
    if (visitor === null) return;
    const { guest } = visitor;
    this.visitors.remove(client);
    if (!this.isHere(guest)) this.claims.drop((claimant) => claimant === guest);
    if (this.visitors.isEmpty) this.emptySince = this.services.time.now();
    this.hosting.recheck();
    this.showTable();
  }

  // --- what everybody does ---

  /** Stores the new record, with these changes, and only then takes it for true. */
  async keep(record: TableRecord, also: readonly Change[] = []): Promise<void> {
    await this.services.store.write([tableChange(record), ...also]);
    this.adopt(record);
  }

  adopt(record: TableRecord): void {
    this.record = record;
    for (const visitor of this.visitors) visitor.seat = seatOf(record, visitor.guest);
    this.changed();
  }

  showTable(): void {
    this.changed();
    if (!this.visitors.isEmpty) this.news.changed();
  }

  showUpdate(update: Update): void {
    this.news.tell();
    this.visitors.tellEach(({ seat }) => textFor(update, seat));
    if (this.round !== null) this.news.tellBanks(this.round.clock.banks);
    this.changed();
  }

  /** The whole game as this visitor may see it. */
  showGame(visitor: Visitor): void {
    if (this.round === null) return;
    this.news.tell();
    this.services.bus.toClient(visitor.client, wholeGame(this, this.round, visitor.seat));
    if (this.round.isOver) this.visitors.tell(visitor, this.round.proof);
  }

  async close(reason: 'restart' | 'moved'): Promise<void> {
    this.isDropped = reason === 'moved';
    await this.stop();
    this.dismissAll(reason);
  }

  /** No more messages and no more timers; what is under way is finished first. */
  async stop(): Promise<void> {
    this.isClosed = true;
    await this.queue.idle();
    this.dealer.stop();
    this.dealer.moments.stopThinking();
    this.hosting.stop();
    this.starting.stop();
    this.mixing.stop();
    this.beginning.stop();
    this.news.stop();
  }

  /** With a sentence that follows the reason, if there is one. */
  dismissAll(reason: 'restart' | 'swept' | 'moved' | 'shut', sentence = ''): void {
    const words = sentence === '' ? reason : `${reason}: ${sentence}`;
    for (const visitor of this.visitors) this.visitors.dismiss(visitor, CLOSE[reason], words);
  }
}
