// Waits for a condition in tests.

/** The maximum wait in milliseconds, even on a very busy machine. A test that hangs then says what it waited for. */
const PATIENCE_MS = 60_000;
/** Turns of the event loop in which a condition is checked without a delay. */
const AT_ONCE = 500;
/** The real clock, taken before any test stops the clocks. */
const now = performance.now.bind(performance);
const later = setTimeout;
const never = clearTimeout;

/** Waits in real time until the condition holds, or throws after a maximum time. */
export async function until(holds: () => boolean, what = 'what was waited for'): Promise<void> {
  const end = now() + PATIENCE_MS;
  for (let turns = 0; !holds(); turns++) {
    if (now() > end) throw new Error(`${what} did not happen`);
    await new Promise((resolve) => (turns < AT_ONCE ? setImmediate(resolve) : later(resolve, 2)));
  }
}

/** Waits in real time for a promise, or throws after a maximum time. */
export function within<T>(promise: Promise<T>, what = 'what was waited for'): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = later(() => reject(new Error(`${what} did not happen`)), PATIENCE_MS);
  return Promise.race([promise, tooLate]).finally(() => never(timer));
}
