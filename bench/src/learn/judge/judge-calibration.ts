// Fits the calibration of a judge by number of seats.

import { calibrated, calibrationInputs, forward, SIDES, type Weights } from '@posse/bots/search';
import { randomFrom, shuffle } from '@posse/engine';
import { Adam } from './adam-optimiser.ts';
import type { JudgedGame } from './judged-games.ts';

const EPOCHS = 6;
const BATCH = 256;
const RATE = 0.01;

interface Sample {
  readonly odds: readonly number[];
  readonly side: number;
}

/** The rows of every number of seats that was played, from cross entropy. The problem is convex. */
export function calibrate(weights: Weights, games: Iterable<JudgedGame>): Weights['calibration'] {
  const samples = new Map<number, Sample[]>();
  for (const { seats, side, positions } of games) {
    const list = samples.get(seats) ?? [];
    for (const seen of positions) list.push({ odds: forward(weights, seen).odds, side });
    samples.set(seats, list);
  }
  return Object.fromEntries(
    [...samples].sort(([one], [other]) => one - other).map(([seats, list]) => [seats, fit(seats, list)]),
  );
}

function fit(seats: number, samples: Sample[]): number[][] {
  const random = randomFrom(`calibration ${seats}`);
  // It begins with no correction at all.
  const rows = SIDES.map((_, side) =>
    Array.from({ length: 2 * SIDES.length + 1 }, (_one, at) => (at === side ? 1 : 0)),
  );
  const steps = rows.map((row) => new Adam(row));
  const before = loss(rows, samples);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(random, samples);
    for (let start = 0; start + BATCH <= samples.length; start += BATCH) {
      for (const { odds, side } of samples.slice(start, start + BATCH)) {
        const said = calibrated(rows, odds);
        const inputs = calibrationInputs(odds);
        for (const [place, step] of steps.entries())
          step.add((said[place] as number) - (place === side ? 1 : 0), inputs);
      }
      for (const step of steps) step.take(RATE * (1 - epoch / EPOCHS), BATCH);
    }
  }
  process.stderr.write(
    `${seats} seats: loss ${before.toFixed(4)}, calibrated ${loss(rows, samples).toFixed(4)} (${samples.length} positions)\n`,
  );
  return rows;
}

const loss = (rows: readonly (readonly number[])[], samples: readonly Sample[]): number =>
  samples.reduce((sum, { odds, side }) => sum - Math.log(calibrated(rows, odds)[side] as number), 0) / samples.length;
