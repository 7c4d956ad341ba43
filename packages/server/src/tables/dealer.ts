// Keeps a game going: deals, takes answers, and calls on whoever is asked: a bot after a moment, a person until his time is up, and nobody where all can see the answer.

import { type AnswerBase, EndlessEffects, type Seat, seat as seatAt } from '@posse/engine';
import { USUAL_LEVEL } from '../games/levels.ts';
import { IN_PLACE, NoTime } from '../games/thinking.ts';
import { type Change, type GameRecord, StoreFailure, type TableRecord } from '../store/store.ts';
import { botNow, paceOf } from './by-itself.ts';
import { tellWhoMoved } from './changing-seats.ts';
import { tableChange } from './due.ts';
import { drawnFrom, Moments } from './moments.ts';
import { noticeOf } from './notices.ts';
import { Round } from './round.ts';
import { afterGame, checkedSeat, forGame, isBots, type SeatWithToken, withSeat, withToken } from './seating.ts';
import type { Table } from './table.ts';

const TRY_AGAIN_AFTER = 2000;
/** So often in a row; then the table stands still until its host lets it go on. As long as there is only no room it waits for some. */
const MOST_TRIES = 5;
/** The last options are the most peaceful ones. Each costs thousands of effects before it is given up. */
const OTHERS_TRIED = 5;

/** Until somebody is called on. Whatever else happens before, another one takes its place, or none. */
interface Wait {
  timer: ReturnType<typeof setTimeout> | undefined;
  /** What a bot thinks about meanwhile. */
  readonly thought: AbortController | null;
}

/** Who answers: the player himself, a bot in his place, or a bot because his time is up. */
type By = 'person' | 'bot' | 'clock';

export class Dealer {
  readonly moments: Moments;
  private readonly table: Table;
  private wait: Wait | null = null;
  /** How often in a row a bot could not answer. */
  private tries = 0;
  /** Which answer the wait is for. */
  private waitsFor: string | null = null;
  /** Bots are held, but the next answer may come. */
  private isLetGo = false;

  constructor(table: Table) {
    this.table = table;
    this.moments = new Moments(table, this);
  }

  /** The game is stored with the table's record and these changes. */
  async deal(game: GameRecord, record: TableRecord, also: readonly Change[]): Promise<void> {
    const { table } = this;
    const round = Round.deal(table.services, game, record.clock);
    const next = { ...forGame(record), gameId: game.id, heard: [], paused: false };
    await table.keep(next, [{ put: 'game', record: game }, ...also]);
    table.round = round;
    table.beginning.open();
    table.hosting.recheck();
    table.showTable();
    for (const visitor of table.visitors) table.showGame(visitor);
    this.callOn();
  }

  /** Do bots wait until they are told to go on? */
  get isHeld(): boolean {
    return this.table.services.config.bots === 'held' && !this.isLetGo;
  }

  /** While bots are held: one of them answers. */
  letGo(): void {
    this.isLetGo = true;
    this.callOn();
  }

  /** An answer for this seat, and the bot that gives it; null for the player's own. In a moment it waits for the others. */
  async take(seat: number, answer: AnswerBase, by: By, bot: string | null): Promise<void> {
    const { moment } = (this.table.round as Round).match;
    if (moment === null) await this.carryOut(seat, answer, by, bot);
    else this.moments.decide(moment, seatAt(seat), { answer, bot });
    this.callOn();
  }

  /** It happens now. Nobody is called on yet. */
  async carryOut(seat: number, answer: AnswerBase, by: By, bot: string | null): Promise<void> {
    const { table } = this;
    const { metrics, time } = table.services;
    const begun = time.now();
    const round = table.round as Round;
    const before = table.record;
    let record = before;
    let seatWithToken: SeatWithToken | null = null;
    this.isLetGo = false;
    const notice = isLate(before, seat, by) ? noticeOf(table, 'away', seat) : null;
    const also = (isOver: boolean): readonly Change[] => {
      if (by === 'clock') record = withSeat(record, seat, { away: true });
      seatWithToken = isOver ? null : seesNow(record, round.match.asked);
      record = isOver ? afterGame(record) : (seatWithToken?.record ?? record);
      const changes: Change[] = record === before ? [] : [tableChange(record)];
      return notice === null ? changes : [...changes, notice.change];
    };
    const update = await round.applyAndStore(seat, answer, bot, also, (moment) => this.moments.open(moment));
    this.tries = 0;
    metrics.answers.inc({ by: by === 'person' ? 'person' : 'bot' });
    table.showUpdate(update);
    metrics.answerSeconds.observe((time.now() - begun) / 1000);
    notice?.tell();
    if (round.isOver) this.end(round);
    if (record !== before) {
      table.adopt(record);
      tellWhoMoved(table, before, seatWithToken);
      table.showTable();
    }
  }

  private end({ proof }: Round): void {
    const { services, claims, visitors, hosting } = this.table;
    services.metrics.games.inc();
    visitors.tellAll(proof);
    claims.dropAll();
    hosting.recheck();
  }

  /** Waits for whoever is asked now, in the way that is right for him. Nobody's time begins anew if it runs already. */
  callOn(): void {
    const { round, record, beginning, services } = this.table;
    const now = services.time.now();
    beginning.recheck();
    if (record.paused || beginning.isOpen) round?.clock.stop(now);
    else round?.clock.goOn(now);
    if (beginning.isOpen) {
      this.stop();
      return;
    }
    const asked = round?.match.asked ?? null;
    if (round !== null && round.match.moment !== null && !record.paused && !this.isHeld) {
      this.stop();
      this.moments.callOn(round, round.match.moment);
      return;
    }
    const pace = round === null || asked === null || record.paused ? 'not yet' : paceOf(this.table, round, asked);
    if (round === null || asked === null || pace === 'not yet') {
      this.stop();
      return;
    }
    if (pace === 'in his time') this.isLetGo = false;
    const by = pace === 'in his time' ? 'clock' : 'bot';
    const bot = botNow(this.table, asked);
    const answer = `${round.game.id} ${round.match.step} ${pace} ${bot} ${services.config.bots}`;
    if (answer === this.waitsFor) return;
    this.stop();
    if (by === 'clock' && services.config.untimed) return;
    this.waitsFor = answer;
    if (by === 'bot') this.playFor(round, asked, by, bot, pace === 'at once' ? 0 : this.pause());
    else this.after(round.clock.left(now) ?? 0, async () => this.playFor(round, asked, by, bot, 0));
  }

  stop(): void {
    this.waitsFor = null;
    clearTimeout(this.wait?.timer);
    this.wait?.thought?.abort();
    this.wait = null;
  }

  /** As long as a person might take, whatever is hidden: the time tells nothing. */
  private pause(): number {
    return this.isLetGo ? 0 : drawnFrom(this.table.services.config.pause);
  }

  /** Does it when so much time has passed, unless somebody is called on before. */
  after(milliseconds: number, task: () => Promise<void>, thought: AbortController | null = null): void {
    const wait: Wait = { timer: undefined, thought };
    const run = (): void => this.inTurn(wait, task);
    this.wait = wait;
    if (milliseconds < 1) run();
    else wait.timer = setTimeout(run, milliseconds);
  }

  /** When the table has time, unless somebody has sat down, come back or paused by then. */
  private inTurn(wait: Wait | null, task: () => Promise<void>): void {
    this.table.later(async () => {
      if (this.wait === wait) await task().catch((error: unknown) => this.tryAgain(error));
    });
  }

  /** Nobody waits for a bot whose answer could not be stored. */
  private async tryAgain(error: unknown): Promise<void> {
    const { table } = this;
    const { log } = table.services;
    this.stop();
    if (table.dropIfLost(error)) return;
    if (isForWantOfRoom(error) || ++this.tries < MOST_TRIES) {
      log.error({ err: error, table: table.record.code }, 'a bot could not answer; it will try again');
      this.after(TRY_AGAIN_AFTER, async () => this.callOn());
    } else {
      log.error({ err: error, table: table.record.code }, 'a bot could not answer, and the table is paused');
      this.tries = 0;
      await this.standStill();
    }
  }

  private async standStill(): Promise<void> {
    await this.table.keep({ ...this.table.record, paused: true });
    this.table.showTable();
    this.callOn();
  }

  /** A bot answers for this seat, after so many milliseconds in which it may think. If that is not enough, the table goes on meanwhile. */
  private playFor(round: Round, seat: Seat, by: By, bot: string, milliseconds: number): void {
    const { time, thinker = IN_PLACE } = this.table.services;
    const begun = time.now();
    const giveUp = new AbortController();
    // An only answer that a person wants to be given for him is not thought about.
    const isAutomatic = by === 'bot' && !isBots(this.table.record, seat);
    const thought = isAutomatic ? null : round.thought(bot, seat, thinker, giveUp.signal);
    const left = milliseconds - (time.now() - begun);
    if (thought === null) {
      this.after(left, () => this.play(round.botsAnswer(bot, seat), round, seat, by, bot));
      return;
    }
    const settled = Promise.allSettled([thought]);
    this.after(
      left,
      async () => {
        const { wait } = this;
        void settled.then(([outcome]) =>
          this.inTurn(wait, () =>
            outcome.status === 'fulfilled'
              ? this.playWith(outcome.value, round, seat, by, bot)
              : this.playWithout(outcome.reason, round, seat, by, bot),
          ),
        );
      },
      giveUp,
    );
  }

  /** Where what a bot answers comes to no end, it does something else; if that is no better, the table stands still until its host lets it go on. */
  private async play(answer: AnswerBase, round: Round, seat: Seat, by: By, bot: string): Promise<void> {
    const { table } = this;
    const others = round.match.options(seat).filter((option) => option !== answer);
    for (const one of [answer, ...others.toReversed().slice(0, OTHERS_TRIED)]) {
      try {
        await this.take(seat, one, by, bot);
        return;
      } catch (error) {
        if (!(error instanceof EndlessEffects)) throw error;
        table.services.log.error({ err: error, table: table.record.code, bot }, 'what a bot answered comes to no end');
      }
    }
    await this.standStill();
  }

  private async playWith(answer: AnswerBase, round: Round, seat: Seat, by: By, bot: string): Promise<void> {
    await this.play(answer, round, seat, by, bot);
    if (round.replaced.delete(seat)) this.table.showTable();
  }

  /** Nobody waits for a bot that could not think: another one answers, and everybody may know. */
  private async playWithout(error: unknown, round: Round, seat: Seat, by: By, bot: string): Promise<void> {
    const { services, record } = this.table;
    if (!(error instanceof NoTime))
      services.log.error({ err: error, table: record.code, bot }, 'a bot could not think; another one answers');
    await this.play(round.botsAnswer(USUAL_LEVEL, seat), round, seat, by, USUAL_LEVEL);
    if (round.replaced.get(seat) === bot) return;
    round.replaced.set(seat, bot);
    this.table.showTable();
  }
}

const isForWantOfRoom = (error: unknown): boolean => error instanceof StoreFailure && error.trouble === 'full';

/** Has his time run out while he was thought to be here? */
const isLate = (record: TableRecord, seat: number, by: By): boolean =>
  by === 'clock' && !checkedSeat(record, seat).away;

/** Who came late and is asked for the first time: from now on he sees his hand. */
function seesNow(record: TableRecord, asked: Seat | null): SeatWithToken | null {
  if (asked === null) return null;
  const { waiting, gone } = checkedSeat(record, asked);
  if (!waiting || gone !== null) return null;
  return withToken(record, asked, { waiting: false });
}
