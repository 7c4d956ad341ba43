// What every trial of a server has: a name, how much of what is usual, and a run that says how it went.

export interface Trial {
  readonly name: string;
  /** What may be asked for on the command line, and how much of it is usual in CI. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Not with the others, but only if it is asked for. */
  readonly byNameOnly?: true;
  /** One line of figures. Throws TrialFailed when the server did something that it must not. */
  run(amounts: Readonly<Record<string, number>>): Promise<string>;
}

export class TrialFailed extends Error {
  override readonly name = 'TrialFailed';
}

export function must(holds: boolean, otherwise: () => string): asserts holds {
  if (!holds) throw new TrialFailed(otherwise());
}
