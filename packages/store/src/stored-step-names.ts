// Translates the step of answers and snapshots, which every store calls `number`.

import type { StoredAnswer, StoredSnapshot } from './stored-records.ts';

export interface AnswerRecord extends Omit<StoredAnswer, 'number'> {
  /** The step of the question that it answers: 0 for the first answer. */
  readonly step: number;
}

export interface Snapshot extends Omit<StoredSnapshot, 'number'> {
  /** The number of answers that it holds. */
  readonly step: number;
}

export const answerFrom = ({ number: step, ...rest }: StoredAnswer): AnswerRecord => ({ step, ...rest });
export const storedAnswer = ({ step: number, ...rest }: AnswerRecord): StoredAnswer => ({ number, ...rest });

export const snapshotFrom = ({ number: step, state }: StoredSnapshot): Snapshot => ({ step, state });
export const storedSnapshot = ({ step: number, state }: Snapshot): StoredSnapshot => ({ number, state });
