// What is on the table now. News may come faster than eyes can follow: each answer is shown for a while before the next, as long as it takes.

import type { GamePicture } from '@posse/protocol';
import type { Beat, GameView } from './beat.ts';

export interface OnStage {
  /** The game as it is shown; it may lag behind for a moment. */
  readonly shown: GamePicture<GameView> | null;
  /** The answer whose dice are in the air: what is shown is still as before, as nobody knows yet what comes of them. */
  readonly thrown: Beat | null;
  /** The answer that is being shown; null when the table is at rest. */
  readonly beat: Beat | null;
  /** All that was shown of this game since one came, oldest first. */
  readonly story: readonly Beat[];
  /** How fast it is shown: 1 as it should be, less is faster. */
  readonly pace: number;
}

/** How fast everything is to be shown, and for how many milliseconds each answer at least. */
export interface StagePace {
  readonly speed: number;
  readonly least: number;
}

/** So many waiting answers are shown at their own pace, more of them faster. */
const PATIENCE = 3;

export class Stage {
  private readonly show: (stage: Partial<OnStage>) => void;
  private readonly pace: () => StagePace;
  private waiting: Beat[] = [];
  private story: readonly Beat[] = [];
  /** The answer whose dice are in the air: it is neither waiting nor in the story. */
  private thrown: Beat | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** What the timer is for. */
  private due: () => void = () => undefined;
  private isLeaping = false;

  /** `pace` is asked for each answer: with a speed of 0 it is shown at once. */
  constructor(show: (stage: Partial<OnStage>) => void, pace: () => StagePace) {
    this.show = show;
    this.pace = pace;
  }

  get isBusy(): boolean {
    return this.timer !== null;
  }

  /** The whole game at once, with nothing to show on the way. Answers that were not shown yet are still told. */
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

  /** The same step of the game, which is otherwise now: paused, or one need not answer any more. */
  renew(game: GamePicture<GameView>, shown: GamePicture<GameView> | null): void {
    this.waiting = this.waiting.map((beat) => (beat.after.n === game.n ? { ...beat, after: game } : beat));
    if (shown?.n === game.n) this.show({ shown: game });
  }

  /** Who has seen enough of what is shown sees what comes next: dice that are in the air land. */
  hurry(): void {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.due();
  }

  /** From now on nothing is shown, until it lands. */
  leap(): void {
    this.isLeaping = true;
    this.hurry();
  }

  /** What came last is shown as always, and all before it is in the story. */
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

  /** False if that takes no time. */
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

// How long the table takes to show what happened, at full speed. What is not here takes no time of its own.

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

/** What a fact takes before the next one begins. */
export const momentFor = (kind: string): number => MILLISECONDS[kind] ?? 0;

/** How long dice fall: one after the other leaves the hand, and then they lie. */
const FALL = 640;
const APART = 40;

/** What the dice of an answer take until the last of them lies still; 0 if none are thrown. */
export function fallOf(facts: readonly { readonly kind: string; readonly fresh?: unknown }[]): number {
  const fresh = facts.findLast(({ kind }) => kind === 'dice')?.fresh;
  return Array.isArray(fresh) && fresh.length > 0 ? FALL + APART * (fresh.length - 1) : 0;
}

/** A card that has left its place is still in the air when the next one leaves. */
const IN_THE_AIR = 260;
/** No answer holds the table up for longer. */
const MOST = 2600;

export function timeFor(facts: readonly { readonly kind: string }[]): number {
  const moments = facts.reduce((sum, { kind }) => sum + momentFor(kind), 0);
  return Math.min(MOST, facts.some(({ kind }) => kind === 'moved') ? moments + IN_THE_AIR : moments);
}
