// The two clocks of a program.
// The monotonic clock decides everything. The wall clock is only shown and written down, because it may be wrong.

export interface Time {
  /** Monotonic milliseconds. They may stand still while the machine sleeps, as its timers do. */
  now(): number;
  /** The wall clock, in milliseconds since 1970. */
  wall(): number;
}

export const TIME: Time = {
  now: () => performance.now(),
  wall: () => Date.now(),
};

/** A time stamp for file names: 20260131T235959. */
export const stampOf = (wall: number): string => new Date(wall).toISOString().replace(/[-:]|\..*/g, '');

/** A date for people, in UTC: 2026-01-31 23:59. */
export const dateOf = (wall: number): string => new Date(wall).toISOString().slice(0, 16).replace('T', ' ');
