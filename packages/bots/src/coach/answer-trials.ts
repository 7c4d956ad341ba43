// Trials of the answers to one question: each is imagined in the same worlds.

import { type Kinds, type Random, type Seat, seatsOf } from '@posse/engine';
import { beliefsFrom } from '../belief-cache.ts';
import { SHREWD } from '../play-style.ts';
import { candidates } from '../search/candidate-answers.ts';
import type { Imagination } from '../search/imagination-interface.ts';
import { viewerOf, worldsFrom } from '../search/imagined-worlds.ts';
import { playOut, take } from '../search/playout.ts';
import type { Memory } from '../seat-memory.ts';

const READER = { ...SHREWD, reads: true };

export interface Trial<Answer> {
  readonly answer: Answer;
  /** The chance to win after this answer, by world. */
  readonly values: number[];
  /** By seat, the number of worlds in which the player was out a few turns later. */
  readonly falls: number[];
}

/** A question as the asked player saw it, and a trial of each answer worth considering. */
export class TriedQuestion<K extends Kinds, Situation> {
  readonly trials: readonly Trial<K['answer']>[];
  /** The trial of the answer that was given. */
  readonly given: Trial<K['answer']>;
  private readonly imagination: Imagination<K, Situation>;
  private readonly me: Seat;
  private readonly common: ReturnType<typeof beliefsFrom>;
  private readonly newWorld: () => K['state'];

  constructor(
    imagination: Imagination<K, Situation>,
    view: K['view'],
    memory: Memory,
    given: K['answer'],
    random: Random,
  ) {
    const { rulesOfThumb, learned } = imagination;
    const { clues } = rulesOfThumb;
    const beliefs = beliefsFrom(clues, view.players, memory.deeds, READER);
    const situation = rulesOfThumb.situation(view, beliefs, READER, memory);
    const { traits } = learned.policy();
    const gist = traits.gistOf(situation, given);
    const others = candidates(imagination, situation, rulesOfThumb.sane(situation))
      .map(({ answer }) => answer)
      .filter((answer) => traits.gistOf(situation, answer) !== gist);
    this.imagination = imagination;
    this.me = viewerOf(view);
    // In imagined worlds the others only listen.
    this.common = beliefsFrom(clues, view.players, memory.deeds, { ...READER, reads: false });
    const deal = worldsFrom(imagination, view, memory, beliefs);
    this.newWorld = () => deal(random);
    this.trials = [given, ...others].map((answer) => emptyTrial(answer, view.players.length));
    this.given = this.trials[0] as Trial<K['answer']>;
  }

  /** Imagines each of these trials in more worlds. */
  imagine(trials: readonly Trial<K['answer']>[], worlds: number): void {
    const { imagination, me, common } = this;
    const { clues } = imagination.rulesOfThumb;
    for (let round = 0; round < worlds; round++) {
      const world = this.newWorld();
      for (const { answer, values, falls } of trials) {
        const state = clues.game.clone(world);
        const asked = clues.game.pending(state);
        if (asked === null) return;
        const believed = common.clone();
        take(clues, state, asked, believed, answer);
        values.push(playOut(imagination, state, believed, READER, me));
        for (let place = 0; place < falls.length; place++)
          if (state.players[place]?.alive === false) falls[place] = (falls[place] as number) + 1;
      }
    }
  }
}

/** A trial that has seen no world. */
export const emptyTrial = <Answer>(answer: Answer, seats: number): Trial<Answer> => ({
  answer,
  values: [],
  falls: seatsOf(seats).map(() => 0),
});
