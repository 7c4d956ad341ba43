// Fits the judge's network to lessons: gradient descent (Adam) on the cross entropy. A tenth of the lessons is kept aside as a test.

import { SIDES, softmax, type Weights, weigh } from '@posse/bots/search';
import { below, randomFrom, shuffle } from '@posse/engine';
import { Adam } from './adam.ts';
import type { Lesson } from './lessons.ts';

const NEURONS = 20;
const EPOCHS = 8;
const BATCH = 64;
const RATE = 0.003;
/** Lessons come game by game: whole blocks are kept aside, so that hardly a game is in both parts. */
const BLOCK = 500;

type Matrix = readonly number[][];

export function train(lessons: readonly Lesson[]): Weights {
  const inputs = lessons[0]?.seen.length ?? 0;
  const hidden = matrix(NEURONS, inputs + 1, 1 / Math.sqrt(inputs));
  const out = matrix(SIDES.length, NEURONS + 1, 1 / Math.sqrt(NEURONS));
  const steps = [...hidden, ...out].map((row) => new Adam(row));
  const isTest = (number: number): boolean => Math.floor(number / BLOCK) % 10 === 9;
  const test = lessons.filter((_, number) => isTest(number));
  const pupils = lessons.filter((_, number) => !isTest(number));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(random, pupils);
    for (let start = 0; start + BATCH <= pupils.length; start += BATCH) {
      for (let place = start; place < start + BATCH; place++) backward(pupils[place] as Lesson, hidden, out, steps);
      for (const step of steps) step.take(RATE * (1 - epoch / EPOCHS), BATCH);
    }
    const [learnt, tested] = [pupils.slice(0, test.length), test].map((part) => loss(part, hidden, out).toFixed(4));
    process.stderr.write(
      `${epoch + 1} of ${EPOCHS}: loss ${learnt}, of the test ${tested} (${lessons.length} lessons)\n`,
    );
  }
  return { hidden, out };
}

const FINE = 2 ** 20;
const random = randomFrom('weights to begin with');

const matrix = (rows: number, columns: number, spread: number): Matrix =>
  Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => ((2 * below(random, FINE)) / FINE - 1) * spread),
  );

function backward({ seen, side }: Lesson, hidden: Matrix, out: Matrix, steps: readonly Adam[]): void {
  const { mid, odds } = forward(seen, hidden, out);
  const blame = new Array<number>(mid.length).fill(0);
  for (const [place, row] of out.entries()) {
    const wrong = (odds[place] as number) - (place === side ? 1 : 0);
    (steps[hidden.length + place] as Adam).add(wrong, mid);
    for (let i = 0; i < mid.length; i++) blame[i] = (blame[i] as number) + wrong * (row[i] as number);
  }
  for (let i = 0; i < mid.length; i++)
    (steps[i] as Adam).add((blame[i] as number) * (1 - (mid[i] as number) ** 2), seen);
}

function forward(seen: readonly number[], hidden: Matrix, out: Matrix) {
  const mid = hidden.map((row) => Math.tanh(weigh(row, seen)));
  return { mid, odds: softmax(out.map((row) => weigh(row, mid))) };
}

const loss = (lessons: readonly Lesson[], hidden: Matrix, out: Matrix): number =>
  lessons.reduce((sum, { seen, side }) => sum - Math.log(forward(seen, hidden, out).odds[side] as number), 0) /
  lessons.length;
