// A table is an actor: one message at a time, and whatever changes is stored before anybody sees it.

import { seat as seatAt } from '@posse/engine';
import { PROTOCOL_VERSION, type TableInfo, type TableSummary } from '@posse/protocol';
import type { Arrival, ClientId, ToTable } from '../bus/bus.ts';
import type { Update } from '../games/teller.ts';
import { Refused } from '../refused.ts';
import { type Change, StoreFailure, type TableRecord } from '../store/store.ts';
import { Dealer } from './dealer.ts';
import { type Presence, tableInfo, tableSummary } from './info.ts';
import { Queue } from './queue.ts';
import { textFor } from './recent.ts';
import type { Round } from './round.ts';
import { seatOf, seatOpenedBy, withSeat } from './seating.ts';
import type { Surroundings } from './surroundings.ts';
import { LINES_KEPT, Talk } from './talk.ts';
import { obey } from './verbs.ts';
import { type Visitor, Visitors } from './visitors.ts';

type Join = Extract<ToTable, { kind: 'arrived' }>['join'];

/** How long a host may be away before somebody else gets his powers. */
const HOST_MAY_BE_AWAY = 60_000;
/** Closes with a reason that a client can act on. */
const POLICY = 1008;

export class Table implements Presence {
  readonly around: Surroundings;
  readonly visitors: Visitors;
  readonly talk: Talk;
  readonly dealer: Dealer;
  /** Guests who have heard the gallery's talk in this game: they know too much to sit down in it. */
  readonly heard = new Set<string>();
  record: TableRecord;
  round: Round | null;
  /** Since when nobody is here; null while somebody is. */
  emptySince: number | null = Date.now();
  private readonly queue: Queue;
  private hostTimer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(around: Surroundings, record: TableRecord, round: Round | null, talk: Talk) {
    this.around = around;
    this.record = record;
    this.round = round;
    this.talk = talk;
    this.visitors = new Visitors(around.bus);
    this.queue = new Queue((error) => around.log.error({ err: error, table: record.code }, 'a table stumbled'));
    this.dealer = new Dealer(this);
  }

  static async restore(around: Surroundings, record: TableRecord, round: Round | null): Promise<Table> {
    const table = new Table(around, record, round, new Talk(await around.store.lines(record.code, LINES_KEPT)));
    table.dealer.callOn();
    return table;
  }

  get info(): TableInfo {
    return tableInfo(this.record, this.round, this);
  }

  get summary(): TableSummary {
    const [host] = this.visitors.of(this.record.host);
    const seat = this.record.seats.find(({ guest }) => guest === this.record.host);
    return tableSummary(this.record, this.round, this, seat?.name ?? host?.name ?? '');
  }

  get watchers(): number {
    return this.visitors.watchers;
  }

  isHere(guest: string): boolean {
    for (const visitor of this.visitors) if (visitor.guest === guest) return true;
    return false;
  }

  // --- messages ---

  receive(message: ToTable): void {
    if (this.isClosed) return;
    if (message.kind === 'gone') this.queue.add(() => this.leave(message.client));
    else if (message.kind === 'arrived')
      this.queue.add(() => this.answering(message.from.client, 'join', () => this.arrive(message.from, message.join)));
    else {
      const { client, message: said } = message;
      this.queue.add(() => {
        const visitor = this.visitors.find(client);
        return visitor === null ? undefined : this.answering(client, said.type, () => obey(this, visitor, said));
      });
    }
  }

  /** Something that the table does by itself, when its turn comes. */
  later(task: () => Promise<void> | void): void {
    if (!this.isClosed) this.queue.add(task);
  }

  /** Whoever asked for something that can't be is told why. */
  private async answering(client: ClientId, about: string, task: () => Promise<void> | void): Promise<void> {
    try {
      await task();
    } catch (error) {
      const { code, message } = refusalOf(error);
      this.around.metrics.errors.inc({ code });
      this.around.bus.toClient(client, JSON.stringify({ type: 'error', code, message, about }));
      if (code === 'internal' || code === 'not-stored')
        this.around.log.error({ err: error, table: this.record.code, about }, 'a message failed');
    }
  }

  private async arrive({ client, guest: caller, pass }: Arrival, { name, token, since }: Join): Promise<void> {
    const opened = token === undefined ? null : seatOpenedBy(this.record, token);
    if (token !== undefined && opened === null) {
      this.around.bus.toClient(client, JSON.stringify({ type: 'error', ...BAD_TOKEN, about: 'join' }));
      this.around.bus.dismiss(client, POLICY, BAD_TOKEN.code);
      return;
    }
    // Whoever has the token of a seat is the guest who sits there, on whatever device.
    const guest = (opened === null ? null : this.record.seats[opened]?.guest) ?? caller;
    if (this.record.banned.includes(guest)) {
      this.around.bus.dismiss(client, POLICY, 'sent-away');
      return;
    }
    const seat = seatOf(this.record, guest);
    const known = seat === null ? null : (this.record.seats[seat]?.name ?? null);
    const visitor: Visitor = { client, guest, name: name ?? known ?? 'Guest', seat };
    if (seat !== null && (this.record.seats[seat]?.away || known !== visitor.name))
      await this.keep(withSeat(this.record, seat, { away: false, name: visitor.name }));
    this.visitors.add(visitor);
    this.emptySince = null;
    const lines = this.talk.readable(
      this.isInGallery(visitor) || this.heard.has(guest),
      this.round?.game.startedAt ?? 0,
    );
    this.visitors.tell(visitor, {
      type: 'welcome',
      version: PROTOCOL_VERSION,
      you: guest,
      pass,
      seat,
      table: this.info,
      lines,
    });
    this.catchUp(visitor, since);
    this.showTable((other) => other !== visitor);
    this.dealer.callOn();
  }

  private leave(client: ClientId): void {
    const visitor = this.visitors.find(client);
    if (visitor === null) return;
    this.visitors.remove(client);
    if (this.visitors.isEmpty) this.emptySince = Date.now();
    this.showTable();
    this.mindTheHost();
  }

  /** Somebody must be able to start and to pause: if the host stays away, the next one can. */
  mindTheHost(): void {
    if (this.hostTimer !== null) clearTimeout(this.hostTimer);
    this.hostTimer = null;
    if (this.isHere(this.record.host) || this.visitors.isEmpty) return;
    this.hostTimer = setTimeout(() => this.later(() => this.passHost()), HOST_MAY_BE_AWAY).unref();
  }

  async passHost(): Promise<void> {
    const others = [...this.visitors].filter(({ guest }) => guest !== this.record.host);
    const heir = others.find(({ seat }) => seat !== null) ?? others[0];
    if (heir === undefined) return;
    await this.keep({ ...this.record, host: heir.guest });
    this.showTable();
  }

  // --- what everybody does ---

  /** Stores the new record, with these changes, and only then takes it for true. */
  async keep(record: TableRecord, also: readonly Change[] = []): Promise<void> {
    await this.around.store.write([{ put: 'table', record }, ...also]);
    this.adopt(record);
  }

  adopt(record: TableRecord): void {
    this.record = record;
    for (const visitor of this.visitors) visitor.seat = seatOf(record, visitor.guest);
  }

  showTable(isMeant?: (visitor: Visitor) => boolean): void {
    if (!this.visitors.isEmpty) this.visitors.tellAll({ type: 'table', table: this.info }, isMeant);
  }

  showUpdate(update: Update): void {
    this.visitors.tellEach(({ seat }) => textFor(update, seat));
  }

  /** The whole game as this visitor may see it. */
  showGame(visitor: Visitor): void {
    if (this.round === null) return;
    const { match, game, clock } = this.round;
    const head = { type: 'game', id: game.id, n: match.step, left: clock.left(Date.now()), lucks: game.lucks };
    const views = `"open":${match.open()},"own":${match.own(visitor.seat === null ? null : seatAt(visitor.seat))}`;
    this.around.bus.toClient(visitor.client, `${JSON.stringify(head).slice(0, -1)},${views}}`);
    if (this.round.isOver) this.visitors.tell(visitor, { type: 'proof', game: game.id, secret: game.secret });
  }

  private catchUp(visitor: Visitor, since: Join['since']): void {
    const { round } = this;
    const missed =
      round !== null && since?.game === round.game.id
        ? round.recent.since(since.n, round.match.step, visitor.seat)
        : null;
    if (missed === null) this.showGame(visitor);
    else for (const text of missed) this.around.bus.toClient(visitor.client, text);
  }

  isHost(visitor: Visitor): boolean {
    return visitor.guest === this.record.host;
  }

  /** In a game: those who are out, and those who only watch. */
  isInGallery({ seat }: Visitor): boolean {
    if (this.round === null || this.round.isOver) return false;
    return seat === null || !this.round.match.alive[seat];
  }

  /** No more messages and no more timers; what is under way is finished first. */
  async close(reason: string): Promise<void> {
    this.isClosed = true;
    this.dealer.stop();
    if (this.hostTimer !== null) clearTimeout(this.hostTimer);
    await this.queue.idle();
    for (const visitor of this.visitors) this.visitors.dismiss(visitor, reason === 'restart' ? 1012 : 1000, reason);
  }
}

const BAD_TOKEN = {
  code: 'bad-token',
  message: 'This token opens no seat at this table: join without it and take a seat.',
} as const;

function refusalOf(error: unknown): { readonly code: string; readonly message: string } {
  if (error instanceof Refused) return error;
  if (error instanceof StoreFailure)
    return { code: 'not-stored', message: `This could not be stored, so it did not happen: ${error.message}` };
  return { code: 'internal', message: 'Something went wrong on our side, and nothing has changed.' };
}
