// What is agreed before a game: mistakes in it are told in one sentence.

import { below, type Random } from './random.ts';

/** A setup that can't be played. The message says what was wrong and what would be right. */
export class BadSetup extends Error {
  override readonly name = 'BadSetup';
}

export const unknownThing = (what: string, given: unknown, known: readonly (string | number)[]): BadSetup =>
  new BadSetup(`There is no ${what} "${given}": take one of ${known.join(', ')}.`);

/** Things of which each is drawn once. */
export class Pool<T> {
  private readonly free: T[];
  private readonly random: Random;

  constructor(free: readonly T[], random: Random) {
    this.free = [...free];
    this.random = random;
  }

  get isEmpty(): boolean {
    return this.free.length === 0;
  }

  draw(): T | undefined {
    return this.free.splice(below(this.random, this.free.length), 1)[0];
  }
}
