// The steps of a game at which a guest held their seat.
// They are kept as starts and ends in turn: [0, 12, 20] is 0 to 11, and from 20 on.

/** The steps when the guest takes the seat at this step. */
export const withStart = (steps: readonly number[], step: number): readonly number[] =>
  isOpen(steps) ? steps : [...steps, step];

/** The steps when the guest gives up the seat at this step. */
export const withEnd = (steps: readonly number[], step: number): readonly number[] =>
  isOpen(steps) ? [...steps, step] : steps;

/** Did the guest hold the seat when the question of this step was answered? */
export const holdsAt = (steps: readonly number[], step: number): boolean =>
  isOpen(steps.filter((edge) => edge <= step));

/** Does the guest still hold the seat? */
const isOpen = (steps: readonly number[]): boolean => steps.length % 2 === 1;
