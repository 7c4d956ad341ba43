// The interface to imagine how one game goes on.

import type { Kinds, Random, Seat } from '@posse/engine';
import type { LearnedPolicy } from '../policy/learned-policy.ts';
import type { RulesOfThumb } from '../rules-of-thumb.ts';
import type { Memory, Sighting } from '../seat-memory.ts';
import type { Features, Weights } from './judge-network.ts';

export interface Imagination<K extends Kinds, Situation> {
  /** The rules of thumb, whose scores the policy corrects. */
  readonly rulesOfThumb: RulesOfThumb<K, Situation>;
  /** The policy that proposes answers, and plays in imagined games. */
  readonly learned: LearnedPolicy<Situation, K['answer']>;
  /** Turns up the hidden cards in the view that the viewer has seen. */
  fill(view: K['view'], sightings: readonly Sighting[]): K['view'];
  /** Changes imagined worlds so that they fit what the others refrained from doing. */
  mending(me: Seat, memory: Memory): (state: K['state'], random: Random) => void;
  /** The default number of worlds: enough to be hard to beat, and few enough to answer quickly. */
  readonly worlds: number;
  /** The number of turns that an imagined game goes on before the last judgement. */
  readonly turns: number;
  /** The maximum number of answers to imagine: the likeliest by the policy. */
  readonly width: number;
  readonly features: Features<K['state']>;
  readonly weights: Weights;
}
