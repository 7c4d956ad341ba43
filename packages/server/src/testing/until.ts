// For tests: waiting for something to happen.

const LONGEST = 20_000;
/** Taken before any test stops the clocks. */
const now = performance.now.bind(performance);

/** Waits until it holds, but not for ever. Real time, whatever the test does with its clocks. */
export async function until(holds: () => boolean, what = 'what was waited for'): Promise<void> {
  for (const end = now() + LONGEST; !holds(); ) {
    if (now() > end) throw new Error(`${what} did not happen`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
