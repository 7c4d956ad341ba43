// What each check says of sound code: it passes, and how long that takes says how long is too long. Asked once, when it is first needed.

import { type Check, run } from './checks.ts';

/** No check takes longer with sound code, in seconds of the processor. */
const PATIENCE = 600;

/** A check that fails with sound code says nothing about faults. */
export class Unsound extends Error {
  override readonly name = 'Unsound';
}

export class Sound {
  private readonly asked = new Map<Check, Promise<number>>();

  /** The processor time that the check takes, in seconds; the tree has no fault in it now. */
  time(tree: string, check: Check): Promise<number> {
    const known = this.asked.get(check);
    if (known !== undefined) return known;
    const time = timeOf(tree, check);
    this.asked.set(check, time);
    return time;
  }
}

/** A test that fails once by itself is worth a look, but not a run of half an hour. */
async function timeOf(tree: string, check: Check): Promise<number> {
  const first = await run(tree, check, PATIENCE);
  if (first.passed) return first.seconds;
  process.stdout.write(`${check.name}: failed with sound code, and is tried again.\n${first.output}\n`);
  const { passed, seconds, output } = await run(tree, check, PATIENCE);
  if (passed) return seconds;
  throw new Unsound(`${check.name}: fails with sound code.\n${output}`);
}
