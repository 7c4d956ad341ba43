// Collects gradients of the policy's few touched weights, and takes steps along them.

import { placeOf, WEIGHTS } from '@posse/bots/search';

const KEEPS_SQUARE = 0.98;
/** Keeps the steps of seldom touched weights small. */
const DAMPING = 0.3;
/** The rest of a touched weight after a step, because the scores are right where nothing was learned. */
const DECAY = 0.9998;

export class Gradient {
  readonly squares: Float32Array;
  private readonly slopes = new Float32Array(WEIGHTS);
  private readonly isTouched = new Uint8Array(WEIGHTS);
  private readonly touched: number[] = [];

  constructor(squares: Float32Array) {
    this.squares = squares;
  }

  add(traits: readonly number[], slope: number): void {
    for (const trait of traits) {
      const place = placeOf(trait);
      if (this.isTouched[place] === 0) {
        this.isTouched[place] = 1;
        this.touched.push(place);
      }
      this.slopes[place] = (this.slopes[place] as number) + slope;
    }
  }

  /** Moves the weights along the slopes added since the last step (RMSprop). */
  step(weights: Float32Array, rate: number): void {
    const { slopes, squares } = this;
    for (const place of this.touched) {
      const slope = slopes[place] as number;
      const square = KEEPS_SQUARE * (squares[place] as number) + (1 - KEEPS_SQUARE) * slope * slope;
      squares[place] = square;
      weights[place] = (weights[place] as number) * DECAY + (rate * slope) / (Math.sqrt(square) + DAMPING);
      slopes[place] = 0;
      this.isTouched[place] = 0;
    }
    this.touched.length = 0;
  }
}
