// For tests: what goes on in real time even where a test has stopped the clocks.

const { setTimeout: realTimeout } = globalThis;

/** Timers that are set in here run out in real time. */
export function inRealTime<T>(work: () => T): T {
  const stopped = globalThis.setTimeout;
  globalThis.setTimeout = realTimeout;
  try {
    return work();
  } finally {
    globalThis.setTimeout = stopped;
  }
}
