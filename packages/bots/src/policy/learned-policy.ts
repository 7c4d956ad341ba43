// The learned policies of both games, unpacked from their stored weights on first use.

import { Policy, type Traits, WEIGHTS } from './policy-weighing.ts';

/** Weights as a text: one character for each, so that they need no decoder and compress well. */
export interface StoredWeights {
  /** The first digits of the SHA-256 of the text. */
  readonly version: string;
  readonly text: string;
}

export interface LearnedPolicy<Situation, Answer> {
  readonly version: string;
  policy(): Policy<Situation, Answer>;
}

/** The difference that one step of a character makes. */
const STEP = 0.06;
/** The characters in order of the weight they stand for, without quotes and backslash. */
const CHARACTERS = [
  ...'!#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}',
].join('');
const ZERO = CHARACTERS.length >> 1;

export function packed(weights: Float32Array): string {
  let text = '';
  for (const weight of weights) {
    const place = Math.max(0, Math.min(CHARACTERS.length - 1, ZERO + Math.round(weight / STEP)));
    text += CHARACTERS[place];
  }
  return text;
}

export function unpacked(text: string): Float32Array {
  if (text.length !== WEIGHTS) throw new Error(`A policy has ${WEIGHTS} weights, not ${text.length}.`);
  const byCode = new Float32Array(128);
  for (let place = 0; place < CHARACTERS.length; place++) byCode[CHARACTERS.charCodeAt(place)] = (place - ZERO) * STEP;
  const weights = new Float32Array(WEIGHTS);
  for (let place = 0; place < WEIGHTS; place++) weights[place] = byCode[text.charCodeAt(place)] as number;
  return weights;
}

export function learnedPolicy<Situation, Answer>(
  { version, text }: StoredWeights,
  traits: Traits<Situation, Answer>,
  score: (situation: Situation, answer: Answer) => number,
): LearnedPolicy<Situation, Answer> {
  let known: Policy<Situation, Answer> | null = null;
  return {
    version,
    policy() {
      known ??= new Policy(unpacked(text), traits, score);
      return known;
    },
  };
}
