// Checks whether a deal was fair, step by step.

import {
  hasGameId,
  hasSecrets,
  hasSeed,
  hasStarts,
  hasValidContributions,
  isStaged,
  type Proof,
  transcriptHashesIn,
} from '@posse/protocol';
import {
  type Break,
  BrokenRecording,
  type MissingSet,
  openRecording,
  type Recording,
} from '../replay/replayed-game.ts';

/** The page's notes from during the game, when the secret was still hidden. */
export interface Noted {
  readonly id: string;
  /** Each seat's contribution to the seed. */
  readonly lucks: readonly string[];
  /** The transcript hashes of the starts that were shown before the deal. */
  readonly starts: readonly string[];
}

/** The result of a step: does it hold? Neither, if the game differs by today's rules, or cards are missing here. */
export type Finding = boolean | 'older-rules' | 'newer-rules' | MissingSet;

interface Case {
  readonly proof: Proof;
  /** The page's notes from during the game; null if the user was not there. */
  readonly noted: Noted | null;
  /** Replays the game. A `Break` if it can't be replayed. */
  readonly recording: () => Promise<Recording | Break>;
}

const CHECKS = {
  promise: ({ proof }) => hasSecrets(proof),
  starts: ({ proof, noted }) => hasStarts(proof) && (noted === null || areAllIn(proof, noted.starts)),
  promised: ({ proof }) => hasValidContributions(proof),
  number: ({ proof, noted }) => hasGameId(proof) && proof.id === (noted?.id ?? proof.id),
  luck: ({ proof: { lucks }, noted }) => noted === null || lucks.join() === noted.lucks.join(),
  seed: ({ proof }) => hasSeed(proof),
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

/** Does the proof have all starts that were shown? Games from before transcripts existed have none. */
const areAllIn = (proof: Proof, shown: readonly string[]): boolean =>
  proof.version === 1 ? shown.length === 0 : shown.every((seal) => transcriptHashesIn(proof).includes(seal));

/** The steps of a proof. Values that were not noted can't be compared, and old games have no commitments. */
export const stepsFor = (proof: Proof, noted: Noted | null): readonly ProofStepId[] =>
  (Object.keys(CHECKS) as ProofStepId[])
    .filter((id) => id !== 'luck' || noted !== null)
    .filter((id) => id !== 'promised' || proof.version > 1)
    .filter((id) => id !== 'starts' || proof.version > 1 || (noted?.starts.length ?? 0) > 0);

/** Checks the steps in order, and yields them up to the first that does not hold. */
export async function* checked(proof: Proof, noted: Noted | null): AsyncGenerator<ProofStep, void> {
  let recording: Promise<Recording | Break> | null = null;
  const proving: Case = { proof, noted, recording: () => (recording ??= played(proof)) };
  for (const id of stepsFor(proof, noted)) {
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
