// Reveal windows: moments of the dice game in which special roles may be shown.
// The holders decide, and the table passes for all others. The others see the same at the same time whoever holds what, unless somebody shows
// a role or asks for more time.

import type { AnswerBase, Seat } from '@posse/engine';
import type { Span } from '../../config.ts';
import { USUAL_LEVEL } from '../../games/bot-levels.ts';
import { IN_PLACE, NoTime } from '../../games/bot-questions.ts';
import type { OpenMoment } from '../../games/match.ts';
import { Refused } from '../../refused-request.ts';
import type { TableState } from '../actor/table-state.ts';
import { checkedSeat, isBots } from '../people/seat-edits.ts';
import { botNow } from './answer-delay.ts';
import type { Opening, RunningGame } from './running-game.ts';

/** The source of an answer: the player, a bot in their place, or a bot because their time is up. */
export type AnswerSource = 'person' | 'bot' | 'clock';

/** An answer, and the bot that gives it; null for the player. */
interface Decision {
  readonly answer: AnswerBase;
  readonly bot: string | null;
}

/** The next task of a reveal window, and the milliseconds until it is due. The key identifies it. */
interface Step {
  readonly key: string;
  readonly delay: number;
  readonly task: () => Promise<void>;
}

/** The part of the scheduler that a reveal window needs. */
interface Scheduler {
  carryOut(seat: number, answer: AnswerBase, by: AnswerSource, bot: string | null): Promise<void>;
}

export class RevealWindow {
  private readonly state: TableState;
  private readonly scheduler: Scheduler;
  private now: OpenMoment | null = null;
  /**
   * The decisions of holders. They are carried out when the window closes, or as soon as one of them shows something.
   */
  private readonly decisions = new Map<Seat, Decision>();
  /** The decisions that bots have reached; null while they think. */
  private readonly thoughts = new Map<Seat, Decision | null>();
  /** Aborts the bots' thinking when the window closes. */
  private giveUp = new AbortController();
  /** Seats that have asked for more time. */
  private readonly unhurried = new Set<Seat>();
  /** The minimum length of the window, and the delay after which bots decide, in milliseconds. */
  private lasts = 0;
  private botsAfter = 0;

  constructor(state: TableState, scheduler: Scheduler) {
    this.state = state;
    this.scheduler = scheduler;
  }

  /** Has everybody been told that somebody asked for more time? */
  get hasMoreTime(): boolean {
    return this.unhurried.size > 0 && this.now !== null && this.now === this.state.game?.match.moment;
  }

  /** Begins a window. Its length is drawn from public facts only. */
  open(moment: OpenMoment): Opening {
    const { record, services } = this.state;
    const { config } = services;
    this.now = moment;
    this.stopThinking();
    for (const kept of [this.decisions, this.thoughts, this.unhurried]) kept.clear();
    const isForPeople = moment.seats.some((seat) => !isBots(record, seat));
    this.lasts = drawFrom(isForPeople ? config.moment : config.pause);
    this.botsAfter = Math.min(this.lasts, drawFrom(config.pause));
    for (const seat of moment.undecided)
      if (checkedSeat(record, seat).quiet) this.note(moment, seat, this.passFor(moment, seat));
    return { lasts: this.lasts, isShown: !config.untimed };
  }

  /** Notes the decision of a seat. Only the player there is told. */
  decide(moment: OpenMoment, seat: Seat, decision: Decision): void {
    this.note(moment, seat, decision);
    this.resendTo(seat);
  }

  /** Tells the player of this seat whether they will be asked in reveal windows. */
  quietChanged(seat: Seat): void {
    const { game, record } = this.state;
    const moment = game?.match.moment ?? null;
    if (moment?.undecided.has(seat) && checkedSeat(record, seat).quiet)
      this.note(moment, seat, this.passFor(moment, seat));
    this.resendTo(seat);
  }

  private resendTo(seat: Seat): void {
    this.state.resendGame((participant) => participant.seat === seat);
  }

  private note(moment: OpenMoment, seat: Seat, decision: Decision): void {
    this.decisions.set(seat, decision);
    moment.decided(seat);
  }

  /** Gives a holder more time, and shows everybody that somebody asked for it. */
  wantTime(seat: Seat): void {
    const { game, services, record } = this.state;
    const moment = game?.match.moment ?? null;
    if (game === null || moment === null || !moment.undecided.has(seat))
      throw new Refused('not-asked', 'You are not asked whether to show a role now.');
    if (record.paused || services.config.untimed || this.unhurried.has(seat))
      throw new Refused('not-now', 'You have all the time that there is: once is enough.');
    this.unhurried.add(seat);
    game.clock.extend(record.clock.answer * 1000, services.time.now());
    this.state.resendGame();
  }

  /** The next step of the window: bots decide, its time is up, or it closes. Null if the game waits for people without a clock. */
  nextStep(game: RunningGame, moment: OpenMoment): Step | null {
    const { services, record } = this.state;
    const { time, config } = services;
    // After a restart everybody is asked anew.
    if (moment !== this.now) game.clock.open(this.open(moment).lasts, time.now());
    // A hurried solo game waits for nobody but the player.
    if (config.bots === 'hurried') this.lasts = this.botsAfter = 0;
    const taken = game.clock.taken(time.now());
    if (this.isSettled(moment, taken)) return { key: 'close', delay: 0, task: () => this.close(game, moment) };
    const bots = [...moment.undecided].filter((seat) => isBots(record, seat));
    for (const seat of bots) if (!this.thoughts.has(seat)) this.think(game, moment, seat);
    const ready = bots.filter((seat) => this.thoughts.get(seat) !== null);
    const left = moment.undecided.size > 0 ? (game.clock.left(time.now()) ?? 0) : this.lasts - taken;
    if (left < 1) {
      if (bots.length === 0 && config.untimed) return null;
      return { key: 'time is up', delay: 0, task: async () => this.timeIsUp(game, moment) };
    }
    const delay = ready.length === 0 ? left : Math.min(left, this.botsAfter - taken);
    const key = `bots ${ready} at ${Math.round(time.now() + delay)}`;
    return { key, delay, task: async () => this.botsDecide(moment, ready) };
  }

  /** Is the outcome certain? A seat that comes first may show something first. */
  private isSettled(moment: OpenMoment, taken: number): boolean {
    for (const seat of moment.seats) {
      if (moment.undecided.has(seat)) return false;
      const decision = this.decisions.get(seat);
      if (decision !== undefined && decision.answer.kind !== moment.pass(seat).kind) return true;
    }
    return taken > this.lasts - 1;
  }

  /** Carries out all answers up to the first that shows a role. Later seats that are undecided are not asked any more. */
  private async close(game: RunningGame, moment: OpenMoment): Promise<void> {
    for (const seat of [...moment.undecided]) moment.decided(seat);
    while (game.match.moment === moment && this.state.game === game) {
      const seat = moment.seats[0] as Seat;
      const { answer, bot } = this.decisions.get(seat) ?? this.passFor(moment, seat);
      await this.scheduler.carryOut(seat, answer, bot === null ? 'person' : 'bot', bot);
    }
    this.stopThinking();
  }

  stopThinking(): void {
    this.giveUp.abort();
    this.giveUp = new AbortController();
  }

  /** The table passes for a seat that holds nothing, does not want to be asked, or has not decided in time. */
  private passFor(moment: OpenMoment, seat: Seat): Decision {
    const bot = isBots(this.state.record, seat) ? botNow(this.state, seat) : null;
    return { answer: moment.pass(seat), bot };
  }

  private timeIsUp(game: RunningGame, moment: OpenMoment): void {
    const { record, services } = this.state;
    for (const seat of [...moment.undecided])
      if (isBots(record, seat)) this.decide(moment, seat, this.thoughts.get(seat) ?? this.decideQuickly(game, seat));
      else if (!services.config.untimed) this.decide(moment, seat, this.passFor(moment, seat));
  }

  private botsDecide(moment: OpenMoment, bots: readonly Seat[]): void {
    for (const seat of bots) {
      const thought = this.thoughts.get(seat);
      if (thought) this.decide(moment, seat, thought);
    }
  }

  /** Asks a bot at once, so that it is ready when it has to decide. */
  private think(game: RunningGame, moment: OpenMoment, seat: Seat): void {
    const { services, record, later } = this.state;
    const bot = botNow(this.state, seat);
    const { signal } = this.giveUp;
    const thought = game.thought(bot, seat, services.thinker ?? IN_PLACE, signal);
    if (thought === null) {
      this.thoughts.set(seat, { answer: game.botsAnswer(bot, seat), bot });
      return;
    }
    this.thoughts.set(seat, null);
    const done = (decision: Decision): void =>
      later(() => {
        if (game.match.moment === moment) this.thoughts.set(seat, decision);
      });
    thought.then(
      (answer) => done({ answer, bot }),
      (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof NoTime))
          services.log.error({ err: error, table: record.code, bot }, 'a bot could not think; another one answers');
        done(this.decideQuickly(game, seat));
      },
    );
  }

  /** Nobody is told that another bot answers: that would tell that there was something to think about. */
  private decideQuickly(game: RunningGame, seat: Seat): Decision {
    return { answer: game.botsAnswer(USUAL_LEVEL, seat), bot: USUAL_LEVEL };
  }
}

export const drawFrom = ([from, to]: Span): number => from + Math.random() * (to - from);
