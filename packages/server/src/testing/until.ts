// For tests: waiting for something to happen.

const LONGEST = 20_000;
/** What does not happen within as many turns of the loop takes real time: looking again at once would only heat the room. */
const AT_ONCE = 500;
/** Taken before any test stops the clocks. */
const now = performance.now.bind(performance);
const later = setTimeout;

/** Waits until it holds, but not for ever. Real time, whatever the test does with its clocks. */
export async function until(holds: () => boolean, what = 'what was waited for'): Promise<void> {
  const end = now() + LONGEST;
  for (let turns = 0; !holds(); turns++) {
    if (now() > end) throw new Error(`${what} did not happen`);
    await new Promise((resolve) => (turns < AT_ONCE ? setImmediate(resolve) : later(resolve, 2)));
  }
}
