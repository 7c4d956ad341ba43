// Fits the judge's network to positions with Adam on the cross entropy.
// A tenth of the games is held out as a test set.

import { forward, SIDES, type Weights } from '@posse/bots/search';
import { below, randomFrom, shuffle } from '@posse/engine';
import { Adam } from './adam-optimiser.ts';
import type { JudgedGame, Lesson } from './judged-games.ts';

const NEURONS = 24;
const EPOCHS = 6;
const BATCH = 64;
const RATE = 0.003;

type Matrix = readonly number[][];

/** The layers of a network, without calibration. */
type Layers = Pick<Weights, 'hidden' | 'out'>;

export function train(games: Iterable<JudgedGame>): Layers {
  const pupils: Lesson[] = [];
  const test: Lesson[] = [];
  let number = 0;
  for (const { side, positions } of games) {
    const part = number++ % 10 === 9 ? test : pupils;
    for (const seen of positions) part.push({ seen, side });
  }
  const inputs = 1 + pupils.reduce((most, { seen }) => Math.max(most, lastOf(seen.places)), 0);
  const hidden = matrix(NEURONS, inputs + 1, 1 / Math.sqrt(inputs));
  const out = matrix(SIDES.length, NEURONS + 1, 1 / Math.sqrt(NEURONS));
  const net = { hidden, out };
  const steps = [...hidden, ...out].map((row) => new Adam(row));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(random, pupils);
    for (let start = 0; start + BATCH <= pupils.length; start += BATCH) {
      for (let place = start; place < start + BATCH; place++) backward(pupils[place] as Lesson, net, steps);
      for (const step of steps) step.take(RATE * (1 - epoch / EPOCHS), BATCH);
    }
    const [learnt, tested] = [pupils.slice(0, test.length), test].map((part) => loss(part, net).toFixed(4));
    process.stderr.write(
      `${epoch + 1} of ${EPOCHS}: loss ${learnt}, of the test ${tested} (${pupils.length} positions)\n`,
    );
  }
  return net;
}

const lastOf = (places: ArrayLike<number>): number => places[places.length - 1] ?? 0;

const FINE = 2 ** 20;
const random = randomFrom('weights to begin with');

const matrix = (rows: number, columns: number, spread: number): Matrix =>
  Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => ((2 * below(random, FINE)) / FINE - 1) * spread),
  );

function backward({ seen, side }: Lesson, { hidden, out }: Layers, steps: readonly Adam[]): void {
  const { mid, odds } = forward({ hidden, out }, seen);
  const blame = new Array<number>(hidden.length).fill(0);
  for (const [place, row] of out.entries()) {
    const wrong = (odds[place] as number) - (place === side ? 1 : 0);
    (steps[hidden.length + place] as Adam).add(wrong, mid);
    for (let i = 0; i < hidden.length; i++) blame[i] = (blame[i] as number) + wrong * (row[i] as number);
  }
  for (let i = 0; i < mid.places.length; i++) {
    const neuron = mid.places[i] as number;
    (steps[neuron] as Adam).add((blame[neuron] as number) * (1 - (mid.numbers[i] as number) ** 2), seen);
  }
}

const loss = (lessons: readonly Lesson[], net: Layers): number =>
  lessons.reduce((sum, { seen, side }) => sum - Math.log(forward(net, seen).odds[side] as number), 0) / lessons.length;
