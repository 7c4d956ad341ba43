// All messages that a server may send about a game, by step and seat.
// They show which seat a message was for.

import { type Kinds, seatsOf } from '@posse/engine';
import { type Match, matchOf } from '@posse/server/games';
import type { TrueGame } from '../leaks/true-game.ts';
import { must } from '../stress-test.ts';

/** The public text, and one for each seat. */
interface Texts {
  readonly open: string;
  readonly own: readonly string[];
}

/** The texts at a step. */
interface StepTexts {
  /** The texts of the whole game. While asides can be given: before anybody has decided, and after. */
  readonly whole: readonly Texts[];
  /** The update texts of the last answer; none before the first. */
  readonly update: readonly Texts[];
}

export class ExpectedUpdates<K extends Kinds> {
  readonly id: string;
  private readonly steps: StepTexts[] = [];

  constructor(trueGame: TrueGame<K>) {
    this.id = trueGame.proof.id;
    const { length } = trueGame;
    const plays = DECISION_TIMES.map((when) => new Play(trueGame, when));
    for (let n = 0; n <= length; n++) {
      const texts = plays.map((play) => play.next(n));
      this.steps.push({ whole: texts.flatMap(({ whole }) => whole), update: texts.flatMap(({ update }) => update) });
    }
  }

  /** Is the game over at this step? Then no hand is secret. */
  isOver(n: number): boolean {
    return n >= this.steps.length - 1;
  }

  /** The seats for which this message is; none if it is public. Throws StressTestFailed if nobody may receive it. */
  seatsTold(type: 'game' | 'update', n: number, text: string): readonly number[] {
    const step = this.steps[n];
    must(
      step !== undefined,
      () => `somebody heard of step ${n} of game ${this.id}, which has ${this.steps.length - 1}`,
    );
    const texts = type === 'game' ? step.whole : step.update;
    must(texts.length > 0, () => `somebody was told what led to the deal of game ${this.id}`);
    const told = type === 'game' ? text.slice(text.indexOf('"open":')) : text.replace(CLOCKS, ',"facts":');
    if (texts.some(({ open }) => open === told)) return [];
    const seats = [...new Set(texts.flatMap(({ own }) => own.flatMap((each, seat) => (each === told ? [seat] : []))))];
    must(seats.length > 0, () => `at step ${n} somebody was told what no seat may know: ${text.slice(0, 3000)}`);
    return seats;
  }
}

/**
 * The moments at which a player may decide about an aside: before it opens, while it is open, or never, because an
 * earlier player used theirs.
 */
const DECISION_TIMES = ['before', 'in time', 'too late'] as const;

/** Replays the game step by step. */
class Play<K extends Kinds> {
  private readonly trueGame: TrueGame<K>;
  private readonly match: Match;
  private readonly decides: (typeof DECISION_TIMES)[number];

  constructor(trueGame: TrueGame<K>, decides: (typeof DECISION_TIMES)[number]) {
    this.trueGame = trueGame;
    this.decides = decides;
    this.match = matchOf(trueGame.tableGame, trueGame.tableGame.game.clone(trueGame.state(0)));
  }

  /** Replays the next step. Steps must be requested in order. */
  next(n: number): StepTexts {
    const { match, trueGame } = this;
    if (n === 0) return { whole: this.wholes(), update: [] };
    const answer = trueGame.answer(n);
    const wasMoment = match.moment !== null;
    match.apply(answer.seat, answer);
    if (this.decides === 'before') this.decide();
    const { open, own } = match.update({ bank: null, left: null });
    const update = { open, own: own.map((text) => text ?? open) };
    const isMoment = match.moment !== null;
    const before = this.ownAfter(open);
    const whole = this.wholes();
    if (!wasMoment && !isMoment) return { whole, update: [update] };
    // After a restart in a moment its holders decide anew, and each of them is sent their own view again.
    return { whole, update: [update, before, this.ownAfter(open)] };
  }

  /** An update with the whole own view of each seat. */
  private ownAfter(open: string): Texts {
    const { match } = this;
    return { open, own: seatsOf(match.seats).map((seat) => `${open.slice(0, -1)},"own":${match.own(seat)}}`) };
  }

  private wholes(): readonly Texts[] {
    const before = this.whole();
    if (this.match.moment === null || this.decides === 'too late') return [before];
    this.decide();
    return [before, this.whole()];
  }

  private whole(): Texts {
    const { match } = this;
    const text = (own: string): string => `"open":${match.open()},"own":${own}}`;
    return { open: text(match.own(null)), own: seatsOf(match.seats).map((seat) => text(match.own(seat))) };
  }

  private decide(): void {
    const { moment } = this.match;
    for (const seat of moment?.undecided ?? []) moment?.decided(seat);
  }
}

/** The clocks in an update, which say nothing about cards. */
const CLOCKS = /(,"bank":\d+)?(,"left":\d+)?,"facts":/;
