// All tables of this server: made, found, listed, brought back after a restart, and swept when nobody comes any more.

import { type Legends, randomHex, type TableInfo, type TableSummary } from '@posse/protocol';
import { inGame } from '../games/games.ts';
import { Refused } from '../refused.ts';
import type { Change, GameRecord, TableRecord } from '../store/store.ts';
import { OtherRules, withoutGame } from './bring-back.ts';
import { hasThinkers } from './by-itself.ts';
import { newCode, readCode } from './codes.ts';
import { Listing } from './listing.ts';
import { asNow } from './older-records.ts';
import { checkedBot, checkPlan } from './plans.ts';
import { Round } from './round.ts';
import { botSeat, emptySeat } from './seating.ts';
import { Shares } from './shares.ts';
import { Table } from './table.ts';
import type { TableHome, TableServices } from './table-services.ts';
import type { Tables, TableWish } from './tables.ts';
import { Talk } from './talk.ts';

const SECOND = 1000;
const SWEEP_EVERY = 60 * SECOND;
/** A table without people whose game is over, or that never had one, has nothing to wait for. */
const NOTHING_TO_WAIT_FOR = 10 * 60 * SECOND;

export class Directory implements Tables {
  private readonly services: TableHome;
  private readonly tables = new Map<string, Table>();
  /** Tables that can't be brought back, with what is said to those who come: a set is not here, or what is kept of them is damaged. They stay in the store. */
  private readonly shut = new Map<string, Refused>();
  private readonly listing = new Listing();
  private readonly shares = new Shares();
  /** Tables that are being made. */
  private making = 0;
  private sweeper: ReturnType<typeof setInterval> | null = null;

  constructor(services: TableServices) {
    this.services = { ...services, shutDown: (code, because) => this.shutDown(code, because) };
  }

  get count(): number {
    return this.tables.size;
  }

  get legends(): Legends {
    const most = this.services.thinker?.mostTables ?? Number.POSITIVE_INFINITY;
    const tables = [...this.tables.values()].filter(hasThinkers).length;
    return { tables, most: Math.min(most, Number.MAX_SAFE_INTEGER) };
  }

  /** Throws Refused if the table can't be brought back. */
  find(code: string): Table | null {
    const plain = readCode(code);
    const refused = this.shut.get(plain);
    if (refused !== undefined) throw refused;
    return this.tables.get(plain) ?? null;
  }

  info(code: string): TableInfo | null {
    return this.find(code)?.info ?? null;
  }

  listed(): readonly TableSummary[] {
    return this.listing.first.map(({ summary }) => summary);
  }

  async create(guest: string, wish: TableWish, maker: string | null = null): Promise<TableInfo> {
    if (this.tables.size + this.making >= this.services.config.mostTables)
      throw new Refused('full', 'All tables of this server are taken: try again later.');
    checkPlan(wish.game, wish.plan);
    this.shares.take(maker, this.services.config.mostTables);
    this.making++;
    try {
      return (await this.make(guest, wish, maker)).info;
    } catch (error) {
      this.shares.giveBack(maker);
      throw error;
    } finally {
      this.making--;
    }
  }

  private async make(
    guest: string,
    { game, plan, clock, isPublic, people = plan.seats, staged }: TableWish,
    maker: string | null,
  ): Promise<Table> {
    const bot = checkedBot(plan.bot);
    const record: TableRecord = {
      code: await this.freeCode(),
      game,
      plan,
      isPublic,
      clock,
      host: guest,
      paused: false,
      seats: Array.from({ length: plan.seats }, (_, place) => (place < people ? emptySeat(bot) : botSeat(bot))),
      gameId: null,
      cast: [],
      heard: [],
      nextSecret: randomHex(32),
      start: null,
      givenUp: [],
      banned: [],
      createdAt: this.services.time.wall(),
      ...(maker !== null && { maker }),
      ...(staged && { staged }),
    };
    await this.services.store.write([{ put: 'table', record }]);
    const table = new Table(this.services, record, null, new Talk([], this.services.time));
    this.add(table);
    return table;
  }

  private add(table: Table): void {
    this.tables.set(table.record.code, table);
    table.changed = () => this.listing.note(table);
    table.changed();
  }

  private async freeCode(): Promise<string> {
    for (;;) {
      const code = newCode();
      if (!this.tables.has(code) && !(await this.services.store.hasTable(code))) return code;
    }
  }

  /** Every table as it was at the last thing that was stored. */
  async restore(): Promise<void> {
    await Promise.all((await this.services.store.openTables()).map((code) => this.bringBack(code)));
  }

  private async bringBack(code: string): Promise<void> {
    try {
      const kept = await this.services.store.table(code);
      if (kept === null) throw new Error('The table is listed, but not kept.');
      const record = asNow(kept);
      const game = record.gameId === null ? null : await this.dealt(record.gameId);
      const missing = missingSet(record, game);
      if (missing === null) {
        this.add(await this.tableFrom(record, game));
        this.shares.add(record.maker ?? null);
      } else this.keepShut(code, new Refused('missing-set', withoutSet(missing), { set: missing }));
    } catch (error) {
      // One that can't be brought back must not keep the others away. It stays in the store for whoever looks into it.
      if (error instanceof OtherRules) this.services.log.error({ table: code }, error.message);
      else this.keepShut(code, new Refused('damaged', DAMAGED), error);
    }
  }

  /** In the middle of everything. */
  private shutDown(code: string, because: unknown): void {
    const table = this.tables.get(code);
    this.tables.delete(code);
    this.keepShut(code, new Refused('damaged', DAMAGED), because);
    table?.giveUp();
  }

  private keepShut(code: string, refused: Refused, cause: unknown = null): void {
    this.shut.set(code, refused);
    this.services.log.error({ err: cause, table: code }, refused.message);
  }

  private async dealt(id: string): Promise<GameRecord> {
    const game = await this.services.store.game(id);
    if (game === null) throw new Error(`Game ${id}, which is played here, is not kept.`);
    return game;
  }

  private async tableFrom(record: TableRecord, game: GameRecord | null): Promise<Table> {
    const { store, time } = this.services;
    if (game === null) return Table.restore(this.services, record, null);
    try {
      return await Table.restore(this.services, record, await Round.restore(this.services, game, record.clock));
    } catch (error) {
      // A newer program can still go on with a game of newer rules.
      if (!(error instanceof OtherRules) || error.age === 'newer') throw error;
      this.services.log.error({ table: record.code }, error.message);
      return Table.restore(this.services, await withoutGame(store, record, game, time.wall()), null);
    }
  }

  /** Whatever all tables wait for is otherwise now. */
  callOn(): void {
    for (const table of this.tables.values()) table.later(() => table.dealer.callOn());
  }

  startSweeping(): void {
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_EVERY);
  }

  async sweep(now = this.services.time.now()): Promise<void> {
    for (const table of this.tables.values())
      if (isAbandoned(table, now, this.services.config.sweepAfter)) await this.close(table);
  }

  private async close(table: Table): Promise<void> {
    const { time, calendar } = this.services;
    const { code } = table.record;
    this.tables.delete(code);
    table.changed = () => undefined;
    this.listing.remove(table);
    this.shares.giveBack(table.record.maker ?? null);
    await table.close('swept');
    const { round } = table;
    const changes: Change[] = [{ put: 'closed', table: code, at: calendar?.today ?? time.wall() }];
    if (round !== null && !round.isOver) {
      const outcome = { winners: null, answers: round.match.step, endedAt: time.wall() };
      changes.push({ put: 'outcome', game: round.game.id, outcome });
    }
    await this.services.store.write(changes).catch((error: unknown) => {
      this.services.log.error(
        { err: error, table: code },
        'a table could not be closed; it will be back after a restart',
      );
    });
  }

  /** For the end of the server: tables finish what they are at, and are there again after the next start. */
  async stop(): Promise<void> {
    if (this.sweeper !== null) clearInterval(this.sweeper);
    await Promise.all([...this.tables.values()].map((table) => table.close('restart')));
  }
}

const DAMAGED =
  'What is kept of this table is damaged, so nobody plays on with it. The other tables are sound. Whoever runs the server may have a backup.';

const withoutSet = (set: string): string =>
  `This table plays with the set "${set}", which this server was not given: it is kept until the set is back.`;

/** A set that the table plays with, or played with last, and that is not here; null if all are. */
const missingSet = ({ game, plan }: TableRecord, last: GameRecord | null): string | null =>
  inGame(game, (tableGame) => tableGame.lacks(plan) ?? (last === null ? null : tableGame.lacks(last.setup)));

/** Nobody has been here for long: in a game, longer than somebody may think, where clocks are slow. */
function isAbandoned({ emptySince, round, record }: Table, now: number, sweepAfter: number): boolean {
  if (emptySince === null) return false;
  const slowest = (record.clock.answer + record.clock.bank) * SECOND * 2;
  const hasPlayed = record.gameId !== null || record.cast.length > 0;
  const isWaiting = hasPlayed && !round?.isOver;
  const patience = isWaiting ? Math.max(sweepAfter * SECOND, slowest) : NOTHING_TO_WAIT_FOR;
  return now - emptySince > patience;
}
