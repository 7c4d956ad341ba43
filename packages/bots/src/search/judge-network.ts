// The judge: a small neural network that estimates each side's chance to win.
// It sees positions in which everything is known, and was trained on games between deputies.

import type { Role, Seat } from '@posse/engine';
import type { Beliefs } from '../role-beliefs.ts';

/** The sides, in the order of the network's outputs. */
export const SIDES = ['law', 'outlaws', 'renegades'] as const;
export const SIDE_OF: Readonly<Record<Role, number>> = { sheriff: 0, deputy: 0, outlaw: 1, renegade: 2 };

/** Rows are neurons; the last number of a row is its bias. */
type Rows = readonly (readonly number[])[];

/** The weights of a network with one hidden layer. */
export interface Weights {
  readonly hidden: Rows;
  readonly out: Rows;
  /**
   * Corrects the network's chances, by number of seats. A row for each side has weights of the logarithms of all
   * chances, of the chances, and a bias.
   */
  readonly calibration: Readonly<Record<number, Rows>>;
}

const fromThousandths = (rows: Rows): number[][] => rows.map((row) => row.map((weight) => weight / 1000));

/** Converts weights from the thousandths in which they are stored. */
export const inThousandths = ({ hidden, out, calibration }: Weights): Weights => ({
  hidden: fromThousandths(hidden),
  out: fromThousandths(out),
  calibration: Object.fromEntries(Object.entries(calibration).map(([seats, rows]) => [seats, fromThousandths(rows)])),
});

/** The features of a position, about 0 to 1 each; null for tables that the network was not trained for. */
export type Features<State> = (state: State, beliefs: Beliefs) => readonly number[] | null;

/** Makes lists of zeros, ready for fractions: a list of integers would be copied at the first fraction. */
export function zeros(count: number): () => number[] {
  const fractions = new Array<number>(count).fill(0.5).fill(0);
  return () => fractions.slice();
}

interface Holders {
  readonly players: readonly { readonly role: Role; readonly alive: boolean }[];
}

/** The chance of each side to win; null if the network can't judge the table. */
export function chances<State extends { readonly players: readonly unknown[] }>(
  features: Features<State>,
  weights: Weights,
  state: State,
  beliefs: Beliefs,
): number[] | null {
  const seen = features(state, beliefs);
  return seen === null ? null : judged(weights, inputsFrom(seen), state.players.length);
}

/** The calibrated chance of each side at a table with this many seats. */
export function judged(weights: Weights, seen: Inputs, seats: number): number[] {
  const { odds } = forward(weights, seen);
  const rows = weights.calibration[seats];
  return rows === undefined ? odds : calibrated(rows, odds);
}

/** The inputs of a calibration: the logarithm of each chance, and the chance itself. */
export const calibrationInputs = (odds: readonly number[]): Inputs => ({
  places: CALIBRATION_PLACES,
  numbers: [...odds.map((chance) => Math.log(Math.max(MIN_CHANCE, chance))), ...odds],
});
const CALIBRATION_PLACES = [0, 1, 2, 3, 4, 5];
const MIN_CHANCE = 1e-4;

export const calibrated = (rows: Rows, odds: readonly number[]): number[] => {
  const inputs = calibrationInputs(odds);
  return softmax(rows.map((row) => weigh(row, inputs)));
};

/** The chance of this seat to win, from the chances of the sides. */
export function chanceOf({ players }: Holders, seat: Seat, sides: readonly number[]): number {
  const player = players[seat];
  if (player === undefined) return 0;
  const side = sides[SIDE_OF[player.role]] ?? 0;
  if (player.role !== 'renegade') return side;
  // A Renegade wins alone.
  return player.alive ? side / players.filter(({ role, alive }) => alive && role === 'renegade').length : 0;
}

/** A sparse vector: the non-zero numbers and their indices, because most features are 0. */
export interface Inputs {
  readonly places: ArrayLike<number>;
  readonly numbers: ArrayLike<number>;
}

export function inputsFrom(seen: readonly number[]): Inputs {
  const places: number[] = [];
  const numbers: number[] = [];
  for (let place = 0; place < seen.length; place++) {
    const number = seen[place] as number;
    if (number === 0) continue;
    places.push(place);
    numbers.push(number);
  }
  return { places, numbers };
}

/** The outputs of the hidden layer, and the chance of each side. */
export function forward(
  { hidden, out }: Pick<Weights, 'hidden' | 'out'>,
  seen: Inputs,
): { readonly mid: Inputs; readonly odds: number[] } {
  const places: number[] = [];
  const numbers: number[] = [];
  for (let place = 0; place < hidden.length; place++) {
    places.push(place);
    numbers.push(Math.tanh(weigh(hidden[place] as readonly number[], seen)));
  }
  const mid = { places, numbers };
  return { mid, odds: softmax(out.map((row) => weigh(row, mid))) };
}

function weigh(row: readonly number[], { places, numbers }: Inputs): number {
  let total = row[row.length - 1] as number;
  for (let i = 0; i < places.length; i++) total += (row[places[i] as number] as number) * (numbers[i] as number);
  return total;
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / all);
}
