// What it takes to imagine how one game goes on.

import type { Kinds, Random, Seat } from '@posse/engine';
import type { Memory, Sighting } from '../memory.ts';
import type { RulesOfThumb } from '../rules-of-thumb.ts';
import type { Features, Weights } from './judge.ts';

export interface Imagination<K extends Kinds, Situation> {
  /** How everybody plays there. */
  readonly rulesOfThumb: RulesOfThumb<K, Situation>;
  /** The same for answers that differ only in which of two equal cards, or dice, is meant. */
  gistOf(answer: K['answer'], view: K['view']): string;
  /** The view with those hidden cards turned up that its viewer has seen. */
  fill(view: K['view'], sightings: readonly Sighting[]): K['view'];
  /** Mends imagined worlds where they do not fit what the others let be. */
  mending(me: Seat, memory: Memory): (state: K['state'], random: Random) => void;
  /** In how many worlds answers are imagined, as a rule: enough to be hard to beat, and quick enough not to be waited for. */
  readonly worlds: number;
  /** An imagined game goes on for so many turns before it is judged for the last time. */
  readonly turns: number;
  /** How many answers are imagined at most: the best by rules of thumb. */
  readonly width: number;
  readonly features: Features<K['state']>;
  readonly weights: Weights;
}
