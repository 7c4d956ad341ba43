// Was the deal fair? Every step of the answer, worked out here and now from what is shown after the game.

import { commitmentOf, gameIdOf, isStaged, type Proof, plainLuck, seedOf } from '@posse/protocol';
import { type Break, BrokenRecording, type MissingSet, openRecording, type Recording } from './recording.ts';

/** What this page was shown while the game was played, when the secret was still one. */
export interface Noted {
  readonly id: string;
  /** What each seat added to the seed. */
  readonly lucks: readonly string[];
}

/** Does it hold? Nobody can tell, if the game goes otherwise by today's rules than by those that it was played by, or its cards are not here. */
export type Finding = boolean | 'older-rules' | 'newer-rules' | MissingSet;

interface Case {
  readonly proof: Proof;
  /** Null if one was not there. */
  readonly noted: Noted | null;
  /** A word if the game can't be played again like this. */
  readonly recording: () => Promise<Recording | Break>;
}

const CHECKS = {
  promise: ({ proof: { secret, commitment } }) => commitmentOf(secret) === commitment,
  number: ({ proof: { id, commitment }, noted }) => id === gameIdOf(commitment) && id === (noted?.id ?? id),
  luck: ({ proof: { lucks }, noted }) => noted === null || lucks.join() === noted.lucks.join(),
  seed: ({ proof: { secret, id, lucks, replay } }) =>
    lucks.length === replay.setup.seats && seedOf(secret, id, lucks) === replay.seed,
  dealt: ({ proof: { replay } }) => !isStaged(replay),
  answers: async ({ recording }) => {
    const played = await recording();
    if (typeof played === 'string') return played !== 'unreadable' && played;
    return played.parting?.at === 'answer' ? 'older-rules' : true;
  },
  winners: async ({ proof: { replay }, recording }) => {
    const played = await recording();
    if (typeof played === 'string') return false;
    return played.parting === null ? String(played.winners) === String(replay.winners) : 'older-rules';
  },
} as const satisfies Readonly<Record<string, (proving: Case) => Finding | Promise<Finding>>>;

export type ProofStepId = keyof typeof CHECKS;

export interface ProofStep {
  readonly id: ProofStepId;
  readonly holds: Finding;
}

/** What was not noted can't be compared. */
export const stepsFor = (noted: Noted | null): readonly ProofStepId[] =>
  (Object.keys(CHECKS) as ProofStepId[]).filter((id) => id !== 'luck' || noted !== null);

/** One step after the other, up to the first that does not hold. */
export async function* checked(proof: Proof, noted: Noted | null): AsyncGenerator<ProofStep, void> {
  let recording: Promise<Recording | Break> | null = null;
  const proving: Case = { proof, noted, recording: () => (recording ??= played(proof)) };
  for (const id of stepsFor(noted)) {
    const holds = await CHECKS[id](proving);
    yield { id, holds };
    if (holds !== true) return;
  }
}

const played = ({ replay }: Proof): Promise<Recording | Break> =>
  openRecording(replay).catch((error: unknown) => {
    if (error instanceof BrokenRecording) return error.lack;
    throw error;
  });

/** For each seat, whether it added something of its own; what the others add follows from the promise. */
export const ownLucks = ({ commitment, lucks }: Proof): readonly boolean[] =>
  lucks.map((luck, place) => luck !== plainLuck(commitment, place));
