// Who keeps the house: opens it when somebody wants to play, and the archive when somebody wants to look.

import { Archive, Refused } from '@posse/server/tables';
import { House } from './house.ts';
import type { Line, LineEnd } from './line.ts';
import type { Place } from './place.ts';
import type { Pause, Services, SoloWish } from './words.ts';

export class Keeper implements Services {
  /** How long bots take, from now on. */
  pause: Pause = [600, 1400];
  readonly #place: Promise<Place>;
  /** Null while nobody has come to play, and when another page has taken over. */
  #house: Promise<House> | null = null;

  constructor(place: Promise<Place>) {
    this.#place = place;
  }

  async make(wish: SoloWish): Promise<string> {
    return (await this.#open()).make(wish);
  }

  async connect(end: LineEnd): Promise<Line> {
    return (await this.#open()).connect(end);
  }

  async replay(game: string) {
    return ifOver((await this.#archive()).replay(game));
  }

  async proof(game: string) {
    return ifOver((await this.#archive()).proof(game));
  }

  async #archive(): Promise<Archive> {
    return new Archive((await this.#place).archive);
  }

  #open(): Promise<House> {
    this.#house ??= this.#openAnew();
    return this.#house;
  }

  #openAnew(): Promise<House> {
    const house = this.#place
      .then((place) => place.claim(() => this.#giveUp(house)))
      .then((store) => House.open(store, () => this.pause));
    // The next one who comes may have better luck.
    house.catch(() => this.#forget(house));
    return house;
  }

  #giveUp(house: Promise<House>): void {
    if (this.#forget(house)) void house.then((given) => given.giveUp());
  }

  /** False if that was done before. */
  #forget(house: Promise<House>): boolean {
    const isOurs = this.#house === house;
    if (isOurs) this.#house = null;
    return isOurs;
  }
}

/** Null for a game that is not over, or not known. */
async function ifOver<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
