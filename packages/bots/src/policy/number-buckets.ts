// Buckets: numbers as a few steps, so that similar answers share a weight.

export const capped = (number: number, most: number): number => (number > most ? most : number < 0 ? 0 : number);

/** Steps for how much of a foe a player is: 0 to 2 of the seven are friends. */
export const FOE_STEPS = [-0.6, -0.2, 0, 0.2, 0.5, 0.8];
export const CHANCE_STEPS = [0.1, 0.35, 0.7];

export function stepOf(steps: readonly number[], number: number): number {
  let step = 0;
  while (step < steps.length && number >= (steps[step] as number)) step++;
  return step;
}
