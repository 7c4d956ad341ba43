// Buckets: numbers as a few steps, so that similar answers share a weight.

export const capped = (number: number, most: number): number => (number > most ? most : number < 0 ? 0 : number);

/** Steps for how much of a foe a player is: 0 to 2 of the seven are friends. */
export const FOE_STEPS = [-0.6, -0.2, 0, 0.2, 0.5, 0.8];
export const CHANCE_STEPS = [0.1, 0.35, 0.7];
/** Steps for the probability that a player is on the own side; the last ones are sure friends. */
export const FRIEND_STEPS = [0.1, 0.25, 0.5, 0.65, 0.8, 0.95];
/** Steps for the share of one side's life points, less that of the other. */
export const BALANCE_STEPS = [-0.4, -0.15, 0.05, 0.25, 0.5];

export function stepOf(steps: readonly number[], number: number): number {
  let step = 0;
  while (step < steps.length && number >= (steps[step] as number)) step++;
  return step;
}
