// The interface of a stress test, and its assertions.

import type { ProgramName } from '@posse/cluster/local';
import type { StartServer } from './server-under-test.ts';

export interface StressTest {
  readonly name: string;
  /** The amounts that the command line may change, such as the number of games, with those of `npm test`. */
  readonly defaults: Readonly<Record<string, number>>;
  /** The words that may be chosen on the command line, by flag. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** True if the test runs only if it is named. */
  readonly onlyByName?: true;
  /** Programs without which the test is skipped, unless it is named. */
  readonly needs?: readonly ProgramName[];
  /** True if the test can use a cluster instead of one server, with `--cluster`. */
  readonly inCluster?: true;
  /**
   * Runs the test. Returns its figures in one line or several. Throws StressTestFailed if the server did something that
   * it must not.
   */
  run(amounts: Readonly<Record<string, number>>, context: StressTestContext): Promise<string>;
}

export interface StressTestContext {
  /** Starts a server, or a cluster. */
  readonly start: StartServer;
  readonly isCluster: boolean;
  /** The chosen word of a flag; null if there is none. */
  choose(flag: string): string | null;
}

export class StressTestFailed extends Error {
  override readonly name = 'StressTestFailed';
}

/** Waits for the work. Throws StressTestFailed if it takes longer, without stopping it. */
export async function within<T>(milliseconds: number, work: Promise<T>, what: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const fail = (): void =>
    reject(new StressTestFailed(`${what} took more than ${Math.round(milliseconds / 1000)} seconds`));
  const timer = setTimeout(fail, milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

export function must(holds: boolean, otherwise: () => string): asserts holds {
  if (!holds) throw new StressTestFailed(otherwise());
}
