// The interface to imagine how one game goes on.

import type { Kinds, Random, Seat } from '@posse/engine';
import type { RulesOfThumb } from '../rules-of-thumb.ts';
import type { Memory, Sighting } from '../seat-memory.ts';
import type { Features, Weights } from './judge-network.ts';

export interface Imagination<K extends Kinds, Situation> {
  /** The rules by which everybody plays in imagined games. */
  readonly rulesOfThumb: RulesOfThumb<K, Situation>;
  /** A key that is equal for answers that differ only in which of two equal cards, or dice, is meant. */
  gistOf(answer: K['answer'], view: K['view']): string;
  /** Turns up the hidden cards in the view that the viewer has seen. */
  fill(view: K['view'], sightings: readonly Sighting[]): K['view'];
  /** Changes imagined worlds so that they fit what the others refrained from doing. */
  mending(me: Seat, memory: Memory): (state: K['state'], random: Random) => void;
  /** The default number of worlds: enough to be hard to beat, and few enough to answer quickly. */
  readonly worlds: number;
  /** The number of turns that an imagined game goes on before the last judgement. */
  readonly turns: number;
  /** The maximum number of answers to imagine: the best by rules of thumb. */
  readonly width: number;
  readonly features: Features<K['state']>;
  readonly weights: Weights;
}
