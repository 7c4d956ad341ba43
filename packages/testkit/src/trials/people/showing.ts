// What a server may say of a game, step by step: one text for all, and one for each seat that knows more. By it one knows whose hand a text shows.

import { seatsOf } from '@posse/engine';
import { type Kinds, matchOf } from '@posse/server/games';
import type { Truth } from '../leaks/truth.ts';
import { must } from '../trial.ts';

/** For all, and by seat. */
interface Texts {
  readonly open: string;
  readonly own: readonly string[];
}

/** After so many answers. */
interface Step {
  /** How the game stands. */
  readonly whole: Texts;
  /** What came of the last answer; null before the first. */
  readonly update: Texts | null;
}

export class Showing<K extends Kinds> {
  readonly id: string;
  private readonly steps: Step[] = [];

  constructor(truth: Truth<K>) {
    this.id = truth.proof.id;
    const { kit, length } = truth;
    const match = matchOf(kit, kit.game.clone(truth.state(0)));
    const seats = seatsOf(match.seats);
    const whole = (): Texts => {
      const open = match.open();
      const text = (own: string): string => `"open":${open},"own":${own}}`;
      return { open: text(match.own(null)), own: seats.map((seat) => text(match.own(seat))) };
    };
    this.steps.push({ whole: whole(), update: null });
    for (let n = 1; n <= length; n++) {
      const answer = truth.answer(n);
      match.take(answer.seat, answer);
      const { open, own } = match.update({ bank: null, left: null });
      this.steps.push({ whole: whole(), update: { open, own: own.map((text) => text ?? open) } });
    }
  }

  /** Is the game over then, and no hand a secret any more? */
  isOver(n: number): boolean {
    return n >= this.steps.length - 1;
  }

  /** The seats that alone may be told this at this step; none if everybody may. Throws TrialFailed if nobody may. */
  seatsTold(type: 'game' | 'update', n: number, text: string): readonly number[] {
    const step = this.steps[n];
    must(
      step !== undefined,
      () => `somebody heard of step ${n} of game ${this.id}, which has ${this.steps.length - 1}`,
    );
    const texts = type === 'game' ? step.whole : step.update;
    must(texts !== null, () => `somebody was told what led to the deal of game ${this.id}`);
    const told = type === 'game' ? text.slice(text.indexOf('"open":')) : text.replace(CLOCKS, ',"facts":');
    if (told === texts.open) return [];
    const seats = texts.own.flatMap((own, seat) => (own === told ? [seat] : []));
    must(seats.length > 0, () => `at step ${n} somebody was told what no seat may know: ${text.slice(0, 3000)}`);
    return seats;
  }
}

/** What an update says of time: it tells nothing of cards. */
const CLOCKS = /(,"bank":\d+)?(,"left":\d+)?,"facts":/;
