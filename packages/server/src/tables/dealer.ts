// Keeps a game going: deals, takes answers, and calls on whoever is asked: a bot after a moment, a person until his time is up.

import type { AnswerBase } from '@posse/engine';
import { commitmentOf, randomHex, seedOf } from '@posse/protocol';
import { inGame } from '../games/games.ts';
import type { Change, GameRecord, SeatRecord, TableRecord } from '../store/store.ts';
import { nameAt } from './info.ts';
import { Round } from './round.ts';
import { withSeat } from './seating.ts';
import type { Table } from './table.ts';

/** Who lets his time run out so often in a row is played by a bot until he is back. */
const MOST_MISSED = 3;
const TRY_AGAIN_AFTER = 2000;

export class Dealer {
  /** Seats for which an only answer is given without asking. */
  readonly automatic = new Set<number>();
  private readonly table: Table;
  private readonly missed = new Map<number, number>();
  private timer: NodeJS.Timeout | NodeJS.Immediate | null = null;

  constructor(table: Table) {
    this.table = table;
  }

  async deal(passStar: boolean): Promise<void> {
    const { table } = this;
    const { record } = table;
    const id = randomHex(9);
    const lucks = record.seats.map(({ luck }) => luck ?? randomHex());
    const game: GameRecord = {
      id,
      table: record.code,
      game: record.game,
      setup: this.setup(passStar),
      seed: seedOf(record.nextSecret, id, lucks),
      secret: record.nextSecret,
      commitment: commitmentOf(record.nextSecret),
      lucks,
      names: record.seats.map(nameAt),
      startedAt: Date.now(),
    };
    const round = Round.deal(table.around.store, game, record.clock);
    const seats = record.seats.map((seat) => ({ ...seat, ...FRESH, luck: null }));
    const next = { ...record, seats, gameId: id, paused: false, nextSecret: randomHex(32) };
    await table.keep(next, [{ put: 'game', record: game }]);
    table.round = round;
    table.heard.clear();
    this.missed.clear();
    table.showTable();
    for (const visitor of table.visitors) table.showGame(visitor);
    this.callOn();
  }

  /** After a game of the same plan survivors may keep their characters, and the star may pass on. */
  private setup(passStar: boolean): object {
    const { record, round } = this.table;
    if (round === null) return inGame(record.game, (kit) => kit.wishes(record.plan));
    const keep = round.match.survivors.filter((seat) => record.seats[seat]?.keep);
    return round.match.next({ keep, passStar });
  }

  /** An answer of somebody at the table, or of a bot in his place. */
  async take(seat: number, answer: AnswerBase, byBot: boolean): Promise<void> {
    const { table } = this;
    const { metrics } = table.around;
    const begun = performance.now();
    const round = table.round as Round;
    let record: TableRecord | null = byBot ? null : this.back(seat);
    const update = await round.take(seat, answer, byBot, (isOver): readonly Change[] => {
      if (isOver) record = afterGame(record ?? table.record);
      return record === null ? [] : [{ put: 'table', record }];
    });
    metrics.answers.inc({ by: byBot ? 'bot' : 'person' });
    if (record !== null) table.adopt(record);
    table.showUpdate(update);
    metrics.answerSeconds.observe((performance.now() - begun) / 1000);
    if (round.isOver) {
      metrics.games.inc();
      table.visitors.tellAll({ type: 'proof', game: round.game.id, secret: round.game.secret });
    }
    if (record !== null) table.showTable();
    this.callOn();
  }

  /** Who answers is there; the record that says so, if he was thought to be away. */
  private back(seat: number): TableRecord | null {
    this.missed.delete(seat);
    const { record } = this.table;
    return record.seats[seat]?.away ? withSeat(record, seat, { away: false }) : null;
  }

  /** Waits for whoever is asked now, in the way that is right for him. */
  callOn(): void {
    this.stop();
    const { round, record } = this.table;
    if (round === null || round.isOver) return;
    const now = Date.now();
    if (record.paused) {
      round.clock.stop(now);
      return;
    }
    round.clock.goOn(now);
    const { asked, step } = round.match;
    if (asked === null) return;
    const seat = record.seats[asked] as SeatRecord;
    if (seat.guest === null || seat.away) this.after(this.moment(), () => this.playFor(asked, step, false));
    else if (this.automatic.has(asked) && round.match.options(asked).length === 1)
      this.after(this.moment(), () => this.playFor(asked, step, false));
    else this.after(round.clock.left(now) ?? 0, () => this.playFor(asked, step, true));
  }

  stop(): void {
    if (this.timer === null) return;
    clearTimeout(this.timer as NodeJS.Timeout);
    clearImmediate(this.timer as NodeJS.Immediate);
    this.timer = null;
  }

  /** As long as a person might take, whatever the question is: the time tells nothing. */
  private moment(): number {
    const [from, to] = this.table.around.config.pause;
    return from + Math.random() * (to - from);
  }

  private after(milliseconds: number, task: () => Promise<void>): void {
    const run = (): void => this.table.later(() => task().catch((error: unknown) => this.tryAgain(error)));
    this.timer = milliseconds < 1 ? setImmediate(run) : setTimeout(run, milliseconds);
  }

  /** Nobody waits for a bot whose answer could not be stored. */
  private tryAgain(error: unknown): void {
    const { around, record } = this.table;
    around.log.error({ err: error, table: record.code }, 'a bot could not answer; it will try again');
    this.after(TRY_AGAIN_AFTER, async () => this.callOn());
  }

  /** A bot answers for a seat, if that question is still open. */
  private async playFor(seat: number, step: number, isLate: boolean): Promise<void> {
    const { table } = this;
    if (table.round?.match.step !== step || table.record.paused) return;
    if (isLate) await this.noteMissed(seat);
    const answer = table.round.botsAnswer(table.record.seats[seat]?.bot ?? '', seat);
    await this.take(seat, answer, true);
  }

  private async noteMissed(seat: number): Promise<void> {
    const missed = (this.missed.get(seat) ?? 0) + 1;
    this.missed.set(seat, missed);
    if (missed < MOST_MISSED) return;
    await this.table.keep(withSeat(this.table.record, seat, { away: true }));
    this.table.showTable();
  }
}

/** How a seat begins a game, and how it is left after one. */
const FRESH = { ready: false, keep: false, before: null };

const afterGame = (record: TableRecord): TableRecord => ({
  ...record,
  seats: record.seats.map((seat) => ({ ...seat, ...FRESH })),
});
