// What is on the table now. News may come faster than eyes can follow: each answer is shown for a while before the next, as long as it takes.

import type { GamePicture } from '@posse/protocol';
import type { Beat, GameView } from './beat.ts';

export interface OnStage {
  /** The game as it is shown; it may lag behind for a moment. */
  readonly shown: GamePicture<GameView> | null;
  /** The answer that is being shown; null when the table is at rest. */
  readonly beat: Beat | null;
  /** All that was shown of this game since one came, oldest first. */
  readonly story: readonly Beat[];
}

/** So many waiting answers are shown at their own pace, more of them faster. */
const PATIENCE = 3;

export class Stage {
  private readonly show: (stage: Partial<OnStage>) => void;
  private readonly speed: () => number;
  private waiting: Beat[] = [];
  private story: readonly Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `speed` is asked for each answer: 1 as it should be, 0 at once. */
  constructor(show: (stage: Partial<OnStage>) => void, speed: () => number) {
    this.show = show;
    this.speed = speed;
  }

  get isBusy(): boolean {
    return this.timer !== null;
  }

  /** The whole game at once, with nothing to show on the way. */
  set(shown: GamePicture<GameView> | null, isSameGame: boolean): void {
    this.stop();
    if (!isSameGame) this.story = [];
    this.show({ shown, beat: null, story: this.story });
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

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
  }

  private next(): void {
    this.timer = null;
    for (let beat = this.waiting.shift(); beat !== undefined; beat = this.waiting.shift()) {
      this.story = [...this.story, beat];
      const hurry = this.waiting.length > PATIENCE ? 0.5 : 1;
      const time = timeFor(beat.facts) * this.speed() * hurry;
      this.show({ shown: beat.after, beat: time === 0 ? null : beat, story: this.story });
      if (time === 0) continue;
      this.timer = setTimeout(() => this.next(), time);
      return;
    }
    this.show({ beat: null });
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
  dice: 800,
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

/** A card that has left its place is still in the air when the next one leaves. */
const IN_THE_AIR = 260;
/** No answer holds the table up for longer. */
const MOST = 2600;

export function timeFor(facts: readonly { readonly kind: string }[]): number {
  const moments = facts.reduce((sum, { kind }) => sum + momentFor(kind), 0);
  return Math.min(MOST, facts.some(({ kind }) => kind === 'moved') ? moments + IN_THE_AIR : moments);
}
