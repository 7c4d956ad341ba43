// Plays a finished game: forwards at a speed, step by step, or at any position.

import { createStore } from 'zustand/vanilla';
import { fallOf, timeFor } from '../../game-table/session/paced-stage.ts';
import type { Session, Where } from '../../game-table/session/table-session.ts';
import { type Mark, marksOf, neighbour } from './key-moments.ts';
import { type ReplaySession, replaySession } from './replay-session.ts';
import type { Perspective, Recording } from './replayed-game.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type PlaybackSpeed = (typeof SPEEDS)[number];

export interface Running {
  readonly position: number;
  readonly perspective: Perspective;
  readonly isPlaying: boolean;
  readonly speed: PlaybackSpeed;
}

/** The milliseconds between two answers, in addition to the animation of the first. */
const REST = 500;

export class Playback {
  readonly recording: Recording;
  readonly marks: readonly Mark[];
  readonly store;
  private readonly screen: ReplaySession;
  /** The duration factor of animations: 1 is normal, 0 is instant. */
  private readonly pace: () => number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    recording: Recording,
    where: Where,
    id: string,
    start: Pick<Running, 'position' | 'perspective'>,
    pace: () => number,
  ) {
    this.recording = recording;
    this.marks = marksOf(recording);
    this.pace = pace;
    this.screen = replaySession(recording, where, id);
    this.store = createStore<Running>()(() => ({ ...start, isPlaying: false, speed: 1 }));
    this.seek(start.position);
  }

  get session(): Session {
    return this.screen;
  }

  play(): void {
    this.store.setState({ isPlaying: true });
    if (this.store.getState().position === this.recording.length) this.goTo(0, false);
    else this.after(0, () => this.advance());
  }

  /** Stops after the current animation. */
  pause(): void {
    this.store.setState({ isPlaying: false });
  }

  toggle(): void {
    if (this.store.getState().isPlaying) this.pause();
    else this.play();
  }

  /** Moves by one answer; forwards with its consequences. */
  step(by: 1 | -1): void {
    this.pause();
    this.goTo(this.store.getState().position + by, by > 0);
  }

  /** Moves to the next turn, or to the beginning of this or the previous one. */
  turn(by: 1 | -1): void {
    this.seek(neighbour(this.marks, this.store.getState().position, by, this.recording.length));
  }

  seek(position: number): void {
    this.goTo(position, false);
  }

  look(perspective: Perspective): void {
    this.store.setState({ perspective });
    this.seek(this.store.getState().position);
  }

  hurry(speed: PlaybackSpeed): void {
    this.store.setState({ speed });
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private goTo(wanted: number, isStep: boolean): void {
    const position = Math.max(0, Math.min(this.recording.length, wanted));
    const { perspective, speed, position: before } = this.store.getState();
    // At higher speeds nothing is animated.
    const isShown = isStep && position > before && speed <= 1;
    const told = isShown ? this.recording.told(before, perspective) : [];
    const falls = fallOf(told) * this.pace();
    const show = (): void => this.show(position, timeFor(told) * this.pace());
    this.store.setState({ position });
    if (falls > 0) {
      this.screen.throwDice(position, this.pace());
      this.after(falls, show);
    } else show();
  }

  private show(position: number, time: number): void {
    const { perspective, speed } = this.store.getState();
    this.screen.show(position, perspective, time > 0);
    this.after(time, () => {
      this.screen.rest();
      if (this.store.getState().isPlaying) this.after(REST / speed, () => this.advance());
    });
  }

  private advance(): void {
    const { isPlaying, position } = this.store.getState();
    if (!isPlaying) return;
    if (position < this.recording.length) this.goTo(position + 1, true);
    else this.pause();
  }

  private after(time: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, time);
  }
}
