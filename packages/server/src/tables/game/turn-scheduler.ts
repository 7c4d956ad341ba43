// Keeps a game going: takes answers, and schedules the next one.
// A bot answers after a pause, a person until their time is up, and the table itself where the answer is forced.

import { type AnswerBase, EndlessEffects, type Seat, seat as seatAt } from '@posse/engine';
import type { Update } from '@posse/protocol';
import type { EveningGame } from '@posse/protocol/evening';
import { type Change, StoreFailure, type TableRecord } from '@posse/store';
import { USUAL_LEVEL } from '../../games/bot-levels.ts';
import { IN_PLACE, NoTime } from '../../games/bot-questions.ts';
import type { OpenMoment } from '../../games/match.ts';
import type { TableState } from '../actor/table-state.ts';
import type { Notices, UnsentNotice } from '../chat/table-notices.ts';
import { eveningGameOf, isRecorded, withGame } from '../evening/evening-record.ts';
import { withTurn } from '../evening/predictions.ts';
import { tableChange } from '../lifecycle/due-index.ts';
import type { Absences } from '../people/absences.ts';
import { sendSeats } from '../people/seat-changes.ts';
import { afterGame, checkedSeat, isBots, type SeatWithToken, withSeat, withToken } from '../people/seat-edits.ts';
import { withStart } from '../people/seat-holding-steps.ts';
import { answerDelay, botNow } from './answer-delay.ts';
import { endEndless, isEndlessByPacks, NOBODY } from './endless-packs.ts';
import { type AnswerSource, drawFrom, RevealWindow } from './reveal-window.ts';
import type { RoleViewing } from './role-viewing.ts';
import type { Besides, RunningGame } from './running-game.ts';

const RETRY_AFTER_MS = 2000;
/** The table is paused after so many failures in a row to answer for a bot. A full disk does not count: the table waits for room. */
const MAX_TRIES = 5;
/**
 * How many other options a bot tries if the effects of its answer loop. The last options are the most peaceful ones.
 */
const MAX_OTHER_OPTIONS = 5;

/** The scheduled answer or retry. Another one replaces it as soon as the question changes. */
interface Wait {
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Aborts the bot's thinking for this answer. */
  readonly thought: AbortController | null;
}

interface Parts {
  readonly absences: Absences;
  readonly notices: Notices;
  readonly roleViewing: RoleViewing;
  readonly sendUpdate: (update: Update) => void;
  /** Tells everybody what they may know when a game is over. */
  readonly ended: (game: RunningGame) => void;
}

export class TurnScheduler {
  readonly reveals: RevealWindow;
  private readonly state: TableState;
  private readonly parts: Parts;
  private wait: Wait | null = null;
  /** The number of failures in a row to answer for a bot. */
  private tries = 0;
  /** The key of the scheduled answer. */
  private scheduled: string | null = null;
  /** Did the last answer fail, so that its retry is pending? */
  private isBackingOff = false;
  /** True if bots are held, but one answer may come. */
  private isReleased = false;

  constructor(state: TableState, parts: Parts) {
    this.state = state;
    this.parts = parts;
    this.reveals = new RevealWindow(state, this);
  }

  /** Do bots wait until they are told to go on? */
  get areBotsHeld(): boolean {
    return this.state.services.config.bots === 'held' && !this.isReleased;
  }

  /** While bots are held: lets one of them answer. */
  releaseOne(): void {
    this.isReleased = true;
  }

  /**
   * Takes an answer of this seat. `bot` gives it, or the player if that is null. In a reveal window it waits for the
   * others.
   */
  async take(seat: number, answer: AnswerBase, by: AnswerSource, bot: string | null): Promise<void> {
    const { moment } = (this.state.game as RunningGame).match;
    if (moment === null) await this.carryOut(seat, answer, by, bot);
    else this.reveals.decide(moment, seatAt(seat), { answer, bot });
  }

  /** Applies and stores an answer, and sends its outcome. */
  async carryOut(seat: number, answer: AnswerBase, by: AnswerSource, bot: string | null): Promise<void> {
    const { state, parts } = this;
    const { metrics, time } = state.services;
    const begun = time.now();
    const game = state.game as RunningGame;
    const before = state.record;
    let record = before;
    let seatWithToken: SeatWithToken | null = null;
    const isForced = game.match.isForced;
    this.isReleased = false;
    const notice = isLate(before, seat, by) ? parts.notices.ofSeat('away', seat) : null;
    let tooLong: UnsentNotice | null = null;
    let evening: EveningGame | null = null;
    const changes = (): readonly Change[] => {
      const { isLast, isTooLong } = game;
      if (by === 'clock') record = withSeat(record, seat, { away: true });
      if (!isLast) record = withTurn(record, game.match.turn);
      seatWithToken = isLast ? null : seesNow(record, game.match.asked, game.match.step);
      if (evening !== null) record = withGame(record, evening);
      record = isLast ? afterGame(record, game.record.names) : (seatWithToken?.record ?? record);
      if (isTooLong) {
        record = { ...record, gameId: null, paused: false };
        tooLong = parts.notices.about('too-long', NOBODY, notice === null ? 0 : 1);
      }
      const ofTable: Change[] = record === before ? [] : [tableChange(record)];
      return [...ofTable, ...[notice, tooLong].flatMap((unsent) => unsent?.change ?? [])];
    };
    const also: Besides = {
      changes,
      evening: async (summary, outcome) => {
        if (isRecorded(game.record)) evening = eveningGameOf(game.record, before, await summary(), outcome);
        return evening;
      },
    };
    // A forced answer is nobody's, in a bot's own seat too.
    let update: Update;
    try {
      update = await game.applyAndStore(seat, answer, isForced ? null : bot, also, (moment) =>
        this.reveals.open(moment),
      );
    } catch (error) {
      if (!isEndlessByPacks(error, game)) throw error;
      const after = await endEndless(state, game, parts.notices);
      this.end(game);
      state.game = null;
      state.adopt(after);
      sendSeats(state, before);
      return;
    }
    this.tries = 0;
    this.isBackingOff = false;
    metrics.answers.inc({ by: isForced ? 'nobody' : by === 'person' ? 'person' : 'bot' });
    parts.sendUpdate(update);
    metrics.answerSeconds.observe((time.now() - begun) / 1000);
    for (const unsent of [notice, tooLong] as (UnsentNotice | null)[]) unsent?.send();
    if (game.isOver) this.end(game);
    // The table gathers for another one.
    if (game.isTooLong) state.game = null;
    if (record !== before) {
      state.adopt(record);
      sendSeats(state, before, seatWithToken === null ? [] : [seatWithToken]);
    }
  }

  private end(game: RunningGame): void {
    this.state.services.metrics.games.inc();
    this.parts.ended(game);
  }

  /** Schedules the next answer. Nothing changes if the same one is scheduled already. */
  scheduleNext(): void {
    const { game, record, services } = this.state;
    const { roleViewing, absences } = this.parts;
    const now = services.time.now();
    if (record.paused || roleViewing.isOpen) game?.clock.stop(now);
    else game?.clock.resume(now);
    if (game === null || record.paused || roleViewing.isOpen) {
      this.stop();
      return;
    }
    const { asked, moment } = game.match;
    if (moment !== null && !this.areBotsHeld) {
      if (!this.isBackingOff) this.scheduleReveal(game, moment);
      return;
    }
    const delay = asked === null ? 'not yet' : answerDelay(this.state, game, asked, this.areBotsHeld);
    if (asked === null || delay === 'not yet') {
      this.stop();
      return;
    }
    if (this.isBackingOff) return;
    if (delay === 'in their time') this.isReleased = false;
    const by = delay === 'in their time' ? 'clock' : 'bot';
    const bot = botNow(this.state, asked);
    const { clock, record: dealt } = game;
    const deadline = by === 'clock' ? absences.deadline : null;
    const answer = `${dealt.id} ${game.match.step} ${delay} ${bot} ${services.config.bots} ${clock.startedAt} ${deadline}`;
    if (answer === this.scheduled) return;
    this.stop();
    if (by === 'clock' && services.config.untimed) return;
    this.scheduled = answer;
    if (by === 'bot') this.playFor(game, asked, by, bot, delay === 'at once' ? 0 : this.pause());
    else {
      const left = Math.min(clock.left(now) ?? 0, (deadline ?? Number.POSITIVE_INFINITY) - now);
      this.after(left, async () => this.playFor(game, asked, by, bot, 0));
    }
  }

  private scheduleReveal(game: RunningGame, moment: OpenMoment): void {
    const step = this.reveals.nextStep(game, moment);
    const key = step === null ? null : `${game.record.id} ${game.match.step} ${step.key}`;
    if (key !== null && key === this.scheduled) return;
    this.stop();
    this.scheduled = key;
    if (step !== null)
      this.after(step.delay, () => {
        this.scheduled = null;
        return step.task();
      });
  }

  stop(): void {
    this.scheduled = null;
    this.isBackingOff = false;
    this.cancelWait();
  }

  private cancelWait(): void {
    clearTimeout(this.wait?.timer);
    this.wait?.thought?.abort();
    this.wait = null;
  }

  /** A random pause as long as a person might need, independent of everything hidden. */
  private pause(): number {
    return this.isReleased ? 0 : drawFrom(this.state.services.config.pause);
  }

  /** Runs the task after a delay, unless something else is scheduled by then. */
  private after(milliseconds: number, task: () => Promise<void>, thought: AbortController | null = null): void {
    const wait: Wait = { timer: undefined, thought };
    const run = (): void => this.inTurn(wait, task);
    this.wait = wait;
    if (milliseconds < 1) run();
    else wait.timer = setTimeout(run, milliseconds);
  }

  private inTurn(wait: Wait | null, task: () => Promise<void>): void {
    this.state.later(async () => {
      if (this.wait === wait) await task().catch((error: unknown) => this.retry(error));
    });
  }

  /** Tries a bot's answer again that could not be stored, or pauses the table after too many tries. */
  private async retry(error: unknown): Promise<void> {
    const { services, record } = this.state;
    this.stop();
    if (this.state.dropIfLost(error)) return;
    if (isForWantOfRoom(error) || ++this.tries < MAX_TRIES) {
      services.log.error({ err: error, table: record.code }, 'a bot could not answer; it will try again');
      this.isBackingOff = true;
      this.after(RETRY_AFTER_MS, async () => this.stop());
    } else {
      services.log.error({ err: error, table: record.code }, 'a bot could not answer, and the table is paused');
      this.tries = 0;
      await this.pauseTable();
    }
  }

  private async pauseTable(): Promise<void> {
    await this.state.keep({ ...this.state.record, paused: true });
  }

  /**
   * Lets a bot answer for this seat after a delay in which it may think. If it needs longer, the table goes on without
   * it.
   */
  private playFor(game: RunningGame, seat: Seat, by: AnswerSource, bot: string, milliseconds: number): void {
    const { time, thinker = IN_PLACE } = this.state.services;
    const begun = time.now();
    const giveUp = new AbortController();
    // An automatic answer for a person is their only one, and their own: no bot thinks about it.
    const isAutomatic = by === 'bot' && !isBots(this.state.record, seat);
    const thought = isAutomatic ? null : game.thought(bot, seat, thinker, giveUp.signal);
    const left = milliseconds - (time.now() - begun);
    if (isAutomatic) {
      this.after(left, () => this.take(seat, game.botsAnswer(bot, seat), 'person', null));
      return;
    }
    if (thought === null) {
      this.after(left, () => this.play(game.botsAnswer(bot, seat), game, seat, by, bot));
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
              ? this.playThought(outcome.value, game, seat, by, bot)
              : this.playWithoutThought(outcome.reason, game, seat, by, bot),
          ),
        );
      },
      giveUp,
    );
  }

  /** Plays a bot's answer. If its effects loop, other options are tried; if none works, the table is paused. */
  private async play(answer: AnswerBase, game: RunningGame, seat: Seat, by: AnswerSource, bot: string): Promise<void> {
    const { services, record } = this.state;
    const others = game.match.options(seat).filter((option) => option !== answer);
    for (const one of [answer, ...others.toReversed().slice(0, MAX_OTHER_OPTIONS)]) {
      try {
        await this.take(seat, one, by, bot);
        return;
      } catch (error) {
        if (!(error instanceof EndlessEffects)) throw error;
        services.log.error({ err: error, table: record.code, bot }, 'what a bot answered comes to no end');
      }
    }
    await this.pauseTable();
  }

  private async playThought(
    answer: AnswerBase,
    game: RunningGame,
    seat: Seat,
    by: AnswerSource,
    bot: string,
  ): Promise<void> {
    await this.play(answer, game, seat, by, bot);
    if (game.replaced.delete(seat)) this.state.touch();
  }

  /** Lets another bot answer for one that had no time to think, and tells everybody. */
  private async playWithoutThought(
    error: unknown,
    game: RunningGame,
    seat: Seat,
    by: AnswerSource,
    bot: string,
  ): Promise<void> {
    const { services, record } = this.state;
    if (!(error instanceof NoTime))
      services.log.error({ err: error, table: record.code, bot }, 'a bot could not think; another one answers');
    await this.play(game.botsAnswer(USUAL_LEVEL, seat), game, seat, by, USUAL_LEVEL);
    if (game.replaced.get(seat) === bot) return;
    game.replaced.set(seat, bot);
    this.state.touch();
  }
}

const isForWantOfRoom = (error: unknown): boolean => error instanceof StoreFailure && error.reason === 'full';

/** Did the time of a player run out who was not absent before? */
const isLate = (record: TableRecord, seat: number, by: AnswerSource): boolean =>
  by === 'clock' && !checkedSeat(record, seat).away;

/** A latecomer sees their hand from their first question on. */
function seesNow(record: TableRecord, asked: Seat | null, step: number): SeatWithToken | null {
  if (asked === null) return null;
  const { waiting, gone } = checkedSeat(record, asked);
  if (!waiting || gone !== null) return null;
  return withToken(record, asked, { waiting: false, ownSteps: withStart([], step) });
}
