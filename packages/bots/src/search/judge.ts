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
  if (seen === null) return null;
  const mid = weights.hidden.map((neuron) => Math.tanh(weigh(neuron, seen)));
  return softmax(weights.out.map((row) => weigh(row, mid)));
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

/** What a neuron makes of its inputs, before it is squeezed. */
export function weigh(row: readonly number[], inputs: readonly number[]): number {
  let total = row[inputs.length] as number;
  for (let i = 0; i < inputs.length; i++) total += (row[i] as number) * (inputs[i] as number);
  return total;
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / all);
}
