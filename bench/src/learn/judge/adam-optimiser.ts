// The Adam optimiser for one row of weights (Kingma and Ba 2014).

import type { Inputs } from '@posse/bots/search';

const KEEPS_MEAN = 0.9;
const KEEPS_SQUARE = 0.999;

export class Adam {
  private readonly row: number[];
  private readonly slope: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;

  constructor(row: number[]) {
    this.row = row;
    this.slope = new Float64Array(row.length);
    this.mean = new Float64Array(row.length);
    this.square = new Float64Array(row.length);
  }

  /** Adds the gradient of a row whose sum was too high by `wrong` with these inputs. */
  add(wrong: number, { places, numbers }: Inputs): void {
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as number;
      this.slope[place] = (this.slope[place] as number) + wrong * (numbers[i] as number);
    }
    const start = this.slope.length - 1;
    this.slope[start] = (this.slope[start] as number) + wrong;
  }

  /** Takes one step against the gradients added since the last one. */
  take(rate: number, added: number): void {
    this.steps++;
    const early = 1 - KEEPS_MEAN ** this.steps;
    const late = 1 - KEEPS_SQUARE ** this.steps;
    for (let i = 0; i < this.row.length; i++) {
      const slope = (this.slope[i] as number) / added;
      const mean = KEEPS_MEAN * (this.mean[i] as number) + (1 - KEEPS_MEAN) * slope;
      const square = KEEPS_SQUARE * (this.square[i] as number) + (1 - KEEPS_SQUARE) * slope * slope;
      this.mean[i] = mean;
      this.square[i] = square;
      this.row[i] = (this.row[i] as number) - (rate * (mean / early)) / (Math.sqrt(square / late) + 1e-8);
      this.slope[i] = 0;
    }
  }
}
