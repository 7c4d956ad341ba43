// What a server may say of a game, step by step: one text for all, and one for each seat that knows more. By it one knows whose hand a text shows.

import { type Kinds, seatsOf } from '@posse/engine';
import { type Match, matchOf } from '@posse/server/games';
import type { TrueGame } from '../leaks/true-game.ts';
import { must } from '../stress-test.ts';

/** For all, and by seat. */
interface Texts {
  readonly open: string;
  readonly own: readonly string[];
}

/** After so many answers. */
interface StepTexts {
  /** How the game stands. In a moment: before anybody has decided, and after. */
  readonly whole: readonly Texts[];
  /** What came of the last answer; none before the first. */
  readonly update: readonly Texts[];
}

export class ExpectedUpdates<K extends Kinds> {
  readonly id: string;
  private readonly steps: StepTexts[] = [];

  constructor(truth: TrueGame<K>) {
    this.id = truth.proof.id;
    const { length } = truth;
    const plays = DECIDES.map((when) => new Play(truth, when));
    for (let n = 0; n <= length; n++) {
      const texts = plays.map((play) => play.next(n));
      this.steps.push({ whole: texts.flatMap(({ whole }) => whole), update: texts.flatMap(({ update }) => update) });
    }
  }

  /** Is the game over then, and no hand a secret any more? */
  isOver(n: number): boolean {
    return n >= this.steps.length - 1;
  }

  /** The seats that alone may be told this at this step; none if everybody may. Throws StressTestFailed if nobody may. */
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

/** When somebody decides in a moment: before it begins, if he does not want to be asked; while it is open; or not at all, because somebody before him shows something. */
const DECIDES = ['before', 'in time', 'too late'] as const;

/** The game once more, step by step. */
class Play<K extends Kinds> {
  private readonly truth: TrueGame<K>;
  private readonly match: Match;
  private readonly decides: (typeof DECIDES)[number];

  constructor(truth: TrueGame<K>, decides: (typeof DECIDES)[number]) {
    this.truth = truth;
    this.decides = decides;
    this.match = matchOf(truth.tableGame, truth.tableGame.game.clone(truth.state(0)));
  }

  /** Steps are taken in order. */
  next(n: number): StepTexts {
    const { match, truth } = this;
    if (n === 0) return { whole: this.wholes(), update: [] };
    const answer = truth.answer(n);
    match.apply(answer.seat, answer);
    if (this.decides === 'before') this.decide();
    const { open, own } = match.update({ bank: null, left: null });
    return { whole: this.wholes(), update: [{ open, own: own.map((text) => text ?? open) }] };
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

/** What an update says of time: it tells nothing of cards. */
const CLOCKS = /(,"bank":\d+)?(,"left":\d+)?,"facts":/;
