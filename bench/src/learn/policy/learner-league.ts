// The league of the learner: itself, frozen copies of itself, and the levels below.

import { type Imagination, SHREWD } from '@posse/bots/search';
import type { Kinds } from '@posse/engine';
import { levelPlayer } from '../level-player.ts';
import type { LeaguePlayer } from './self-play-game.ts';

/** The shares of the seats; the others are gunslingers. */
const LEARNERS = 0.48;
const DEPUTIES = 0.4;
const FROZEN = 0.07;
/** The maximum number of frozen copies; the oldest goes first. */
const MAX_FROZEN = 4;

/** Whom the learner meets: the whole league, or marshals alone, whose weaknesses it then looks for. */
export type Rivals = 'league' | 'marshals';

export class League<K extends Kinds, Situation> {
  private readonly imagination: Imagination<K, Situation>;
  private readonly learner: LeaguePlayer<K>;
  private readonly rivals: Rivals;
  private readonly usual: LeaguePlayer<K>;
  private readonly gunslinger: LeaguePlayer<K>;
  private readonly copies: LeaguePlayer<K>[] = [];

  constructor(imagination: Imagination<K, Situation>, rivals: Rivals) {
    this.imagination = imagination;
    this.rivals = rivals;
    this.usual = { id: 'other', answer: levelPlayer(imagination, rivals === 'league' ? 'deputy' : 'marshal') };
    this.gunslinger = { id: 'gunslinger', answer: levelPlayer(imagination, 'gunslinger') };
    this.learner = { id: 'learner', answer: null };
  }

  /** Freezes a copy of these weights, which then plays along. */
  freeze(weights: Float32Array): void {
    const { learned, rulesOfThumb } = this.imagination;
    const policy = learned.policy().with(weights.slice());
    this.copies.push({
      id: 'frozen',
      answer: (t, asked, beliefs) =>
        policy.best(rulesOfThumb.imagine(t, asked, beliefs, SHREWD), asked.options, rulesOfThumb.isNever),
    });
    if (this.copies.length > MAX_FROZEN) this.copies.shift();
  }

  /** Draws who sits where. */
  seated(seats: number, chance: () => number): LeaguePlayer<K>[] {
    if (this.rivals === 'league') return Array.from({ length: seats }, () => this.drawn(chance));
    const own = Math.floor(chance() * seats);
    return Array.from({ length: seats }, (_, place) => (place === own ? this.learner : this.usual));
  }

  private drawn(chance: () => number): LeaguePlayer<K> {
    const lot = chance();
    if (lot < LEARNERS) return this.learner;
    if (lot < LEARNERS + DEPUTIES) return this.usual;
    const copy = this.copies[Math.floor(chance() * this.copies.length)];
    return lot < LEARNERS + DEPUTIES + FROZEN ? (copy ?? this.usual) : this.gunslinger;
  }
}
