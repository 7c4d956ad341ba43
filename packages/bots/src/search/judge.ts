// How likely each side is to win from a position where everything is known: a small network, taught by games between deputies.

import type { Role, Seat } from '@posse/engine';
import type { Beliefs } from '../beliefs.ts';

/** The sides, in the order of the network's outputs. */
export const SIDES = ['law', 'outlaws', 'renegades'] as const;
export const SIDE_OF: Readonly<Record<Role, number>> = { sheriff: 0, deputy: 0, outlaw: 1, renegade: 2 };

/** One hidden layer. Rows are neurons; the last number of a row is what it starts from. */
export interface Weights {
  readonly hidden: readonly (readonly number[])[];
  readonly out: readonly (readonly number[])[];
}

/** As they are written down. */
export const inThousandths = ({ hidden, out }: Weights): Weights => ({
  hidden: hidden.map((row) => row.map((weight) => weight / 1000)),
  out: out.map((row) => row.map((weight) => weight / 1000)),
});

/** What can be seen of a position in numbers, about 0 to 1 each; null for the tables that it was not taught. */
export type Features<State> = (state: State, beliefs: Beliefs) => readonly number[] | null;

/** Makes lists of so many zeros, ready for fractions: a list that held whole numbers would be copied when the first fraction comes. */
export function zeros(count: number): () => number[] {
  const fractions = new Array<number>(count).fill(0.5).fill(0);
  return () => fractions.slice();
}

interface Holders {
  readonly players: readonly { readonly role: Role; readonly alive: boolean }[];
}

/** The chance of each side; null where it can't tell. */
export function chances<State>(
  features: Features<State>,
  weights: Weights,
  state: State,
  beliefs: Beliefs,
): number[] | null {
  const seen = features(state, beliefs);
  return seen === null ? null : forward(weights, inputsFrom(seen)).odds;
}

/** How likely this seat is among the winners, by the chances of the sides. */
export function chanceOf({ players }: Holders, seat: Seat, sides: readonly number[]): number {
  const player = players[seat];
  if (player === undefined) return 0;
  const side = sides[SIDE_OF[player.role]] ?? 0;
  if (player.role !== 'renegade') return side;
  // Renegades win alone.
  return player.alive ? side / players.filter(({ role, alive }) => alive && role === 'renegade').length : 0;
}

/** Numbers that are not 0, and their places: of what is seen most are. */
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

/** What the neurons make of it, and the chance of each side. */
export function forward({ hidden, out }: Weights, seen: Inputs): { readonly mid: Inputs; readonly odds: number[] } {
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
