// Moments in which somebody may show a role: those who hold one decide, and the table passes for all others. What everybody hears of it,
// and when, is the same whoever holds what, unless somebody shows something or asks for more time.

import type { AnswerBase, Seat } from '@posse/engine';
import type { Span } from '../config.ts';
import { USUAL_LEVEL } from '../games/levels.ts';
import type { OpenMoment } from '../games/match.ts';
import { IN_PLACE, NoTime } from '../games/thinking.ts';
import { Refused } from '../refused.ts';
import { botNow } from './by-itself.ts';
import type { Dealer } from './dealer.ts';
import type { Opening, Round } from './round.ts';
import { checkedSeat, isBots } from './seating.ts';
import type { Table } from './table.ts';

/** What somebody does, and the bot that says so; null for the player himself. */
interface Decision {
  readonly answer: AnswerBase;
  readonly bot: string | null;
}

export class Moments {
  private readonly table: Table;
  private readonly dealer: Dealer;
  private now: OpenMoment | null = null;
  /** What those do who hold something and have decided. It happens when the moment is over, or as soon as one of them shows something. */
  private readonly decisions = new Map<Seat, Decision>();
  /** What bots have thought of; null while they think. */
  private readonly thoughts = new Map<Seat, Decision | null>();
  /** Ends these thoughts when the moment is over. */
  private giveUp = new AbortController();
  /** Who has asked for more time. */
  private readonly unhurried = new Set<Seat>();
  /** For how many milliseconds it is open at least, and after how many bots decide. */
  private lasts = 0;
  private botsAfter = 0;

  constructor(table: Table, dealer: Dealer) {
    this.table = table;
    this.dealer = dealer;
  }

  /** Does everybody know that somebody thinks it over? */
  get hasMoreTime(): boolean {
    return this.unhurried.size > 0 && this.now !== null && this.now === this.table.round?.match.moment;
  }

  /** A moment has just begun. How long it is open is drawn from what everybody knows. */
  open(moment: OpenMoment): Opening {
    const { config } = this.table.services;
    this.now = moment;
    this.stopThinking();
    for (const kept of [this.decisions, this.thoughts, this.unhurried]) kept.clear();
    const isForPeople = moment.seats.some((seat) => !isBots(this.table.record, seat));
    this.lasts = drawnFrom(isForPeople ? config.moment : config.pause);
    this.botsAfter = Math.min(this.lasts, drawnFrom(config.pause));
    for (const seat of moment.undecided)
      if (checkedSeat(this.table.record, seat).quiet) this.note(moment, seat, this.passFor(moment, seat));
    return { lasts: this.lasts, isShown: !config.untimed };
  }

  /** What this seat does when it is its turn. Nobody but whoever sits there is told. */
  decide(moment: OpenMoment, seat: Seat, decision: Decision): void {
    this.note(moment, seat, decision);
    for (const visitor of this.table.visitors) if (visitor.seat === seat) this.table.showGame(visitor);
  }

  /** Whether this seat wants to be asked is otherwise now, and only whoever sits there need know. */
  quietChanged(seat: Seat): void {
    const { round, record, visitors } = this.table;
    const moment = round?.match.moment ?? null;
    if (moment?.undecided.has(seat) && checkedSeat(record, seat).quiet)
      this.note(moment, seat, this.passFor(moment, seat));
    for (const visitor of visitors) if (visitor.seat === seat) this.table.showGame(visitor);
    this.dealer.callOn();
  }

  private note(moment: OpenMoment, seat: Seat, decision: Decision): void {
    this.decisions.set(seat, decision);
    moment.decided(seat);
  }

  /** Whoever needs longer says so, and everybody hears that somebody does. */
  wantTime(seat: Seat): void {
    const { round, services, record, visitors } = this.table;
    const moment = round?.match.moment ?? null;
    if (round === null || moment === null || !moment.undecided.has(seat))
      throw new Refused('not-asked', 'You are not asked whether to show a role now.');
    if (record.paused || services.config.untimed || this.unhurried.has(seat))
      throw new Refused('not-now', 'You have all the time that there is: once is enough.');
    this.unhurried.add(seat);
    round.clock.extend(record.clock.answer * 1000, services.time.now());
    for (const visitor of visitors) this.table.showGame(visitor);
    this.dealer.callOn();
  }

  /** Waits for whoever still decides, and for the time to be over. */
  callOn(round: Round, moment: OpenMoment): void {
    const { dealer } = this;
    const { time, config } = this.table.services;
    // After a restart everybody is asked anew.
    if (moment !== this.now) round.clock.open(this.open(moment).lasts, time.now());
    // Who plays alone and has no time to lose waits for nobody but himself.
    if (config.bots === 'hurried') this.lasts = this.botsAfter = 0;
    const taken = round.clock.taken(time.now());
    if (this.isSettled(moment, taken)) {
      dealer.after(0, () => this.settle(round, moment));
      return;
    }
    const bots = [...moment.undecided].filter((seat) => isBots(this.table.record, seat));
    for (const seat of bots) if (!this.thoughts.has(seat)) this.think(round, moment, seat);
    const ready = bots.filter((seat) => this.thoughts.get(seat) !== null);
    const left = moment.undecided.size > 0 ? (round.clock.left(time.now()) ?? 0) : this.lasts - taken;
    if (left < 1) {
      if (bots.length > 0 || !config.untimed) dealer.after(0, async () => this.timeIsUp(round, moment));
    } else if (ready.length === 0) dealer.after(left, async () => dealer.callOn());
    else dealer.after(Math.min(left, this.botsAfter - taken), async () => this.botsDecide(moment, ready));
  }

  /** Is it clear what happens? Who comes first may show something first. */
  private isSettled(moment: OpenMoment, taken: number): boolean {
    for (const seat of moment.seats) {
      if (moment.undecided.has(seat)) return false;
      const decision = this.decisions.get(seat);
      if (decision !== undefined && decision.answer.kind !== moment.pass(seat).kind) return true;
    }
    return taken > this.lasts - 1;
  }

  /** All answers up to the first that is more than passing, or to the end of the moment. Who comes after that one and has not decided is not asked any more. */
  private async settle(round: Round, moment: OpenMoment): Promise<void> {
    for (const seat of [...moment.undecided]) moment.decided(seat);
    while (round.match.moment === moment) {
      const seat = moment.seats[0] as Seat;
      const { answer, bot } = this.decisions.get(seat) ?? this.passFor(moment, seat);
      await this.dealer.carryOut(seat, answer, bot === null ? 'person' : 'bot', bot);
    }
    this.stopThinking();
    this.dealer.callOn();
  }

  /** What bots think of now is of no use any more. */
  stopThinking(): void {
    this.giveUp.abort();
    this.giveUp = new AbortController();
  }

  /** The table's own answer for who holds nothing, or does not want to be asked, or has not said anything in time. */
  private passFor(moment: OpenMoment, seat: Seat): Decision {
    const bot = isBots(this.table.record, seat) ? botNow(this.table, seat) : null;
    return { answer: moment.pass(seat), bot };
  }

  private timeIsUp(round: Round, moment: OpenMoment): void {
    for (const seat of [...moment.undecided])
      if (isBots(this.table.record, seat))
        this.decide(moment, seat, this.thoughts.get(seat) ?? this.quickly(round, seat));
      else if (!this.table.services.config.untimed) this.decide(moment, seat, this.passFor(moment, seat));
    this.dealer.callOn();
  }

  private botsDecide(moment: OpenMoment, bots: readonly Seat[]): void {
    for (const seat of bots) {
      const thought = this.thoughts.get(seat);
      if (thought) this.decide(moment, seat, thought);
    }
    this.dealer.callOn();
  }

  /** A bot that takes its time is asked at once, so that it is ready when its time is over. */
  private think(round: Round, moment: OpenMoment, seat: Seat): void {
    const { services, record } = this.table;
    const bot = botNow(this.table, seat);
    const { signal } = this.giveUp;
    const thought = round.thought(bot, seat, services.thinker ?? IN_PLACE, signal);
    if (thought === null) {
      this.thoughts.set(seat, { answer: round.botsAnswer(bot, seat), bot });
      return;
    }
    this.thoughts.set(seat, null);
    const done = (decision: Decision): void =>
      this.table.later(() => {
        if (round.match.moment !== moment) return;
        this.thoughts.set(seat, decision);
        this.dealer.callOn();
      });
    thought.then(
      (answer) => done({ answer, bot }),
      (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof NoTime))
          services.log.error({ err: error, table: record.code, bot }, 'a bot could not think; another one answers');
        done(this.quickly(round, seat));
      },
    );
  }

  /** Nobody is told that another bot answers: that would tell that there was something to think about. */
  private quickly(round: Round, seat: Seat): Decision {
    return { answer: round.botsAnswer(USUAL_LEVEL, seat), bot: USUAL_LEVEL };
  }
}

export const drawnFrom = ([from, to]: Span): number => from + Math.random() * (to - from);
