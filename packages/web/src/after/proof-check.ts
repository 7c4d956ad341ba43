// Was the deal fair? Every step of the answer, worked out here and now from what is shown after the game.

import { commitmentOf, gameIdOf, type Proof, plainLuck, seedOf } from '@posse/protocol';
import { BrokenFilm, type Film, openFilm } from './film.ts';

/** What this page was shown while the game was played, when the secret was still one. */
export interface Noted {
  readonly id: string;
  /** What each seat added to the seed. */
  readonly lucks: readonly string[];
}

interface Case {
  readonly proof: Proof;
  /** Null if one was not there. */
  readonly noted: Noted | null;
  /** Null if the game can't be played again like this. */
  readonly film: () => Promise<Film | null>;
}

const CHECKS = {
  promise: ({ proof: { secret, commitment } }) => commitmentOf(secret) === commitment,
  number: ({ proof: { id, commitment }, noted }) => id === gameIdOf(commitment) && id === (noted?.id ?? id),
  luck: ({ proof: { lucks }, noted }) => noted === null || lucks.join() === noted.lucks.join(),
  seed: ({ proof: { secret, id, lucks, replay } }) =>
    lucks.length === replay.setup.seats && seedOf(secret, id, lucks) === replay.seed,
  answers: async ({ film }) => (await film()) !== null,
  winners: async ({ proof: { replay }, film }) => String((await film())?.winners) === String(replay.winners),
} as const satisfies Readonly<Record<string, (proving: Case) => boolean | Promise<boolean>>>;

export type StepId = keyof typeof CHECKS;

export interface Step {
  readonly id: StepId;
  readonly holds: boolean;
}

/** What was not noted can't be compared. */
export const stepsFor = (noted: Noted | null): readonly StepId[] =>
  (Object.keys(CHECKS) as StepId[]).filter((id) => id !== 'luck' || noted !== null);

/** One step after the other, up to the first that does not hold. */
export async function* checked(proof: Proof, noted: Noted | null): AsyncGenerator<Step, void> {
  let film: Promise<Film | null> | null = null;
  const proving: Case = { proof, noted, film: () => (film ??= played(proof)) };
  for (const id of stepsFor(noted)) {
    const holds = await CHECKS[id](proving);
    yield { id, holds };
    if (!holds) return;
  }
}

const played = ({ replay }: Proof): Promise<Film | null> =>
  openFilm(replay).catch((error: unknown) => {
    if (error instanceof BrokenFilm) return null;
    throw error;
  });

/** For each seat, whether it added something of its own; what the others add follows from the promise. */
export const ownLucks = ({ commitment, lucks }: Proof): readonly boolean[] =>
  lucks.map((luck, place) => luck !== plainLuck(commitment, place));
