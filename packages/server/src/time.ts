// The two clocks of a program. What decides anything is measured by the one that only ever goes on; the other one is only shown and
// written down: whoever runs the machine may set it, and it may be wrong.

export interface Time {
  /** Milliseconds that pass evenly, counted from no moment in particular. While a machine sleeps they may stand still, as its timers do. */
  now(): number;
  /** The wall clock, in milliseconds since 1970. */
  wall(): number;
}

export const TIME: Time = {
  now: () => performance.now(),
  wall: () => Date.now(),
};

/** Such as 20260131T235959. */
export const stampOf = (wall: number): string => new Date(wall).toISOString().replace(/[-:]|\..*/g, '');

/** Such as 2026-01-31 23:59, in UTC. */
export const dateOf = (wall: number): string => new Date(wall).toISOString().slice(0, 16).replace('T', ' ');
