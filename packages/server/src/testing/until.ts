// For tests: waiting for something to happen.

const LONGEST = 20_000;

/** Waits until it holds, but not for ever. Real time, whatever the test does with its clocks. */
export async function until(holds: () => boolean, what = 'what was waited for'): Promise<void> {
  for (const end = performance.now() + LONGEST; !holds(); ) {
    if (performance.now() > end) throw new Error(`${what} did not happen`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
