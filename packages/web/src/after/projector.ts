// Runs a finished game like a film: forwards at some speed, step by step, or to any position at once.

import { createStore } from 'zustand/vanilla';
import { timeFor } from '../session/pace.ts';
import type { Session, Where } from '../session/session.ts';
import type { Eyes } from './eyes.ts';
import type { Film } from './film.ts';
import { type Mark, marksOf, neighbour } from './marks.ts';
import { type ReplaySession, replaySession } from './replay-session.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type FilmSpeed = (typeof SPEEDS)[number];

export interface Running {
  readonly position: number;
  readonly eyes: Eyes;
  readonly isPlaying: boolean;
  readonly speed: FilmSpeed;
}

/** Milliseconds between two answers, over and above what it takes to show one. */
const REST = 500;

export class Projector {
  readonly film: Film;
  readonly marks: readonly Mark[];
  readonly store;
  private readonly screen: ReplaySession;
  /** How long the table takes for what it shows: 1 as it should be, 0 no time at all. */
  private readonly pace: () => number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(film: Film, where: Where, id: string, start: Pick<Running, 'position' | 'eyes'>, pace: () => number) {
    this.film = film;
    this.marks = marksOf(film);
    this.pace = pace;
    this.screen = replaySession(film, where, id);
    this.store = createStore<Running>()(() => ({ ...start, isPlaying: false, speed: 1 }));
    this.seek(start.position);
  }

  get session(): Session {
    return this.screen;
  }

  play(): void {
    this.store.setState({ isPlaying: true });
    if (this.store.getState().position === this.film.length) this.goTo(0, false);
    else this.after(0, () => this.advance());
  }

  /** What is shown still comes to its end. */
  pause(): void {
    this.store.setState({ isPlaying: false });
  }

  toggle(): void {
    if (this.store.getState().isPlaying) this.pause();
    else this.play();
  }

  /** One answer on, with all that it brings about, or one back. */
  step(by: 1 | -1): void {
    this.pause();
    this.goTo(this.store.getState().position + by, by > 0);
  }

  /** To where the next turn begins, or this one, or the one before. */
  turn(by: 1 | -1): void {
    this.seek(neighbour(this.marks, this.store.getState().position, by, this.film.length));
  }

  seek(position: number): void {
    this.goTo(position, false);
  }

  look(eyes: Eyes): void {
    this.store.setState({ eyes });
    this.seek(this.store.getState().position);
  }

  hurry(speed: FilmSpeed): void {
    this.store.setState({ speed });
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private goTo(wanted: number, isStep: boolean): void {
    const position = Math.max(0, Math.min(this.film.length, wanted));
    const { eyes, speed, position: before } = this.store.getState();
    // Faster than life nothing moves on the way: it is a flip book.
    const isShown = isStep && position > before && speed <= 1;
    const time = isShown ? timeFor(this.film.told(before, eyes)) * this.pace() : 0;
    this.store.setState({ position });
    this.screen.show(position, eyes, time > 0);
    this.after(time, () => {
      this.screen.rest();
      if (this.store.getState().isPlaying) this.after(REST / speed, () => this.advance());
    });
  }

  private advance(): void {
    const { isPlaying, position } = this.store.getState();
    if (!isPlaying) return;
    if (position < this.film.length) this.goTo(position + 1, true);
    else this.pause();
  }

  private after(time: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, time);
  }
}
