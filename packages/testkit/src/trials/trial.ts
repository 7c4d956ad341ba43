// What every trial of a server has: a name, how much of what is usual, and a run that says how it went.

import type { ProgramName } from '@posse/cluster/local';
import type { Starts } from './trial-server.ts';

export interface Trial {
  readonly name: string;
  /** What may be asked for on the command line, and how much of it is usual in CI. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Words that may be asked for, and which of them there are. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Not with the others, but only if it is asked for. */
  readonly byNameOnly?: true;
  /** Skipped if one of these is missing on this machine, unless the trial was asked for by name. */
  readonly needs?: readonly ProgramName[];
  /** Can it be held in a town, with `--town`? */
  readonly inTown?: true;
  /** One line of figures, or some. Throws TrialFailed when the server did something that it must not. */
  run(amounts: Readonly<Record<string, number>>, setting: TrialSetting): Promise<string>;
}

export interface TrialSetting {
  /** Starts what the trial is about: a server, or a town. */
  readonly start: Starts;
  readonly isTown: boolean;
  /** What was chosen; null where nothing was. */
  choice(name: string): string | null;
}

export class TrialFailed extends Error {
  override readonly name = 'TrialFailed';
}

/** Throws TrialFailed if the work takes longer. The work itself is not stopped. */
export async function within<T>(milliseconds: number, work: Promise<T>, what: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = (): void => reject(new TrialFailed(`${what} took more than ${Math.round(milliseconds / 1000)} seconds`));
  const timer = setTimeout(late, milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

export function must(holds: boolean, otherwise: () => string): asserts holds {
  if (!holds) throw new TrialFailed(otherwise());
}
