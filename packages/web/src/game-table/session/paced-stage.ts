// The stage: shows each answer for its time, although updates may come faster.

import type { GamePicture } from '@posse/protocol';
import type { Beat, GameView } from './beat.ts';

export interface OnStage {
  /** The game as it is shown, possibly behind the latest update. */
  readonly shown: GamePicture<GameView> | null;
  /** The answer whose dice are falling. The view before it is still shown. */
  readonly thrown: Beat | null;
  /** The answer that is being shown; null at rest. */
  readonly beat: Beat | null;
  /** Everything shown of this game since the user joined, oldest first. */
  readonly story: readonly Beat[];
  /** The duration factor: 1 is normal, less is faster. */
  readonly pace: number;
}

/** The duration factor, and the least time for each answer in milliseconds. */
export interface StagePace {
  readonly speed: number;
  readonly least: number;
}

/** The number of waiting answers up to which they are shown at normal pace. More speed it up. */
const PATIENCE = 3;

export class Stage {
  private readonly show: (stage: Partial<OnStage>) => void;
  private readonly pace: () => StagePace;
  private waiting: Beat[] = [];
  private story: readonly Beat[] = [];
  /** The answer whose dice are falling: neither waiting nor in the story yet. */
  private thrown: Beat | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** The callback of the timer. */
  private due: () => void = () => undefined;
  private isLeaping = false;

  /** `pace` is called for each answer. With a pace of 0 the answer is shown at once. */
  constructor(show: (stage: Partial<OnStage>) => void, pace: () => StagePace) {
    this.show = show;
    this.pace = pace;
  }

  get isBusy(): boolean {
    return this.timer !== null;
  }

  /** Replaces the whole game without animation. Answers that were not shown yet still enter the story. */
  set(shown: GamePicture<GameView> | null, isSameGame: boolean): void {
    const untold = this.thrown === null ? this.waiting : [this.thrown, ...this.waiting];
    this.stop();
    if (!isSameGame) this.story = [];
    else if (untold.length > 0) this.story = [...this.story, ...untold];
    this.show({ shown, thrown: null, beat: null, story: this.story });
  }

  add(beat: Beat): void {
    this.waiting.push(beat);
    if (!this.isBusy) this.next();
  }

  /** Shows a change of the same step: the game is paused, or the viewer need not answer any more. */
  renew(game: GamePicture<GameView>, shown: GamePicture<GameView> | null): void {
    this.waiting = this.waiting.map((beat) => (beat.after.step === game.step ? { ...beat, after: game } : beat));
    if (shown?.step === game.step) this.show({ shown: game });
  }

  /** Skips to the next answer: falling dice land. */
  hurry(): void {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.due();
  }

  /** Begins a leap: nothing is shown until it lands. */
  leap(): void {
    this.isLeaping = true;
    this.hurry();
  }

  /** Ends a leap: shows the last answer normally, and puts all before it into the story. */
  land(): void {
    if (!this.isLeaping) return;
    this.isLeaping = false;
    this.story = [...this.story, ...this.waiting.slice(0, -1)];
    this.waiting = this.waiting.slice(-1);
    if (!this.isBusy) this.next();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.thrown = null;
    this.waiting = [];
  }

  private next(): void {
    this.timer = null;
    for (let beat = this.taken(); beat !== undefined; beat = this.taken()) {
      const { speed, least } = this.pace();
      const pace = speed * (this.waiting.length > PATIENCE ? 0.5 : 1);
      const falls = fallOf(beat.facts) * pace;
      if (falls > 0) this.throwDice(beat, pace, falls, least);
      if (falls > 0 || this.tell(beat, pace, least)) return;
    }
    this.show({ beat: null });
  }

  private taken(): Beat | undefined {
    return this.isLeaping ? undefined : this.waiting.shift();
  }

  private throwDice(beat: Beat, pace: number, time: number, least: number): void {
    this.thrown = beat;
    this.show({ beat: null, thrown: beat, pace });
    this.after(time, () => {
      this.timer = null;
      if (!this.tell(beat, pace, least)) this.next();
    });
  }

  /** Shows an answer; false if that takes no time. */
  private tell(beat: Beat, pace: number, least: number): boolean {
    this.thrown = null;
    this.story = [...this.story, beat];
    const moments = timeFor(beat.facts) * pace;
    const time = moments === 0 ? 0 : Math.max(moments, least);
    this.show({ shown: beat.after, thrown: null, beat: time === 0 ? null : beat, story: this.story, pace });
    if (time > 0) this.after(time, () => this.next());
    return time > 0;
  }

  private after(time: number, act: () => void): void {
    this.due = act;
    this.timer = setTimeout(act, time);
  }
}

// The duration of each kind of fact at normal speed, in milliseconds. Others take no time.

const MILLISECONDS: Readonly<Record<string, number>> = {
  turn: 280,
  played: 420,
  used: 420,
  moved: 60,
  drew: 700,
  dodged: 400,
  hurt: 380,
  life: 220,
  event: 1200,
  ability: 260,
  named: 400,
  shuffled: 400,
  became: 400,
  returned: 600,
  eliminated: 1200,
  over: 800,
  dice: 200,
  tokens: 160,
  attack: 700,
  shot: 420,
  poured: 320,
  gatling: 700,
  revealed: 800,
  starMoved: 800,
  ghost: 600,
  haunting: 600,
  saloon: 300,
};

/** The time of a fact before the next one begins. */
export const momentFor = (kind: string): number => MILLISECONDS[kind] ?? 0;

/** The duration of falling dice, in milliseconds. */
const FALL = 640;
const APART = 40;

/** The time until the last die of an answer lies; 0 if none are rolled. */
export function fallOf(facts: readonly { readonly kind: string; readonly fresh?: unknown }[]): number {
  const fresh = facts.findLast(({ kind }) => kind === 'dice')?.fresh;
  return Array.isArray(fresh) && fresh.length > 0 ? FALL + APART * (fresh.length - 1) : 0;
}

/** The milliseconds after which the next card leaves, while the one before is still flying. */
const IN_THE_AIR = 260;
/** The maximum duration of an answer, in milliseconds. */
const MAX_DURATION_MS = 2600;

export function timeFor(facts: readonly { readonly kind: string }[]): number {
  const moments = facts.reduce((sum, { kind }) => sum + momentFor(kind), 0);
  return Math.min(MAX_DURATION_MS, facts.some(({ kind }) => kind === 'moved') ? moments + IN_THE_AIR : moments);
}
