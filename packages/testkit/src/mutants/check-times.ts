// Runs each check once on sound code, to learn how long it takes.

import { type Check, run } from './fault-checks.ts';

/** The maximum time of a check with sound code, in seconds of processor time. */
const MAX_CHECK_SECONDS = 600;

/** The error that a check fails with sound code, so that it can't find faults. */
export class Unsound extends Error {
  override readonly name = 'Unsound';
}

export class Sound {
  private readonly asked = new Map<Check, Promise<number>>();

  /** The processor time of the check in seconds. The copy must have no fault now. */
  time(tree: string, check: Check): Promise<number> {
    const known = this.asked.get(check);
    if (known !== undefined) return known;
    const time = timeOf(tree, check);
    this.asked.set(check, time);
    return time;
  }
}

/** The time of a check. A test that fails once by chance is repeated, because it is not worth losing half an hour. */
async function timeOf(tree: string, check: Check): Promise<number> {
  const first = await run(tree, check, MAX_CHECK_SECONDS);
  if (first.passed) return first.seconds;
  process.stdout.write(`${check.name}: failed with sound code, and is tried again.\n${first.output}\n`);
  const { passed, seconds, output } = await run(tree, check, MAX_CHECK_SECONDS);
  if (passed) return seconds;
  throw new Unsound(`${check.name}: fails with sound code.\n${output}`);
}
