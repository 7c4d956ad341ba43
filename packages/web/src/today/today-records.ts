// The user’s streak of puzzles and score of the deal, kept in this browser.

import * as z from 'zod/mini';
import { keptAs } from '../app/server-root-path.ts';

const puzzleRecord = z.object({
  /** The day of the last puzzle that was answered. */
  day: z.int(),
  /** The answer, in words of the store. */
  answer: z.string(),
  isSolved: z.boolean(),
  /** The number of puzzles solved day after day, up to that day. */
  streak: z.int(),
  longest: z.int(),
});
export type PuzzleRecord = z.infer<typeof puzzleRecord>;

const dealRecord = z.object({
  day: z.int(),
  /** All answers of this try, in words of the store. */
  answers: z.array(z.string()),
  /** Only the first try of a day counts. */
  tries: z.int(),
  /** The points that the answers of the first try lost; null until the coach has counted them. */
  lost: z.nullable(z.number()),
  /** The result of the first try; null until its end. */
  isWon: z.nullable(z.boolean()),
});
export type DealRecord = z.infer<typeof dealRecord>;

const PUZZLE_KEY = keptAs('posse-puzzle');
const DEAL_KEY = keptAs('posse-deal');

export const readPuzzle = (): PuzzleRecord | null => read(PUZZLE_KEY, puzzleRecord);
export const readDeal = (): DealRecord | null => read(DEAL_KEY, dealRecord);
export const writePuzzle = (record: PuzzleRecord): void => write(PUZZLE_KEY, record);
export const writeDeal = (record: DealRecord): void => write(DEAL_KEY, record);

/** Calls the listener when another tab has answered. Returns a function that stops it. */
export function onOtherTab(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === PUZZLE_KEY || key === DEAL_KEY) changed();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

interface Schema<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

/** Null if nothing is kept, or nothing that can be read. */
function read<T>(key: string, schema: Schema<T>): T | null {
  try {
    const found = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}

function write(key: string, record: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(record));
  } catch {
    // A browser that keeps nothing forgets streak and score.
  }
}

/** The record after today's puzzle was answered. A day that was missed or failed ends the streak. */
export function afterPuzzle(before: PuzzleRecord | null, day: number, answer: string, isSolved: boolean): PuzzleRecord {
  const soFar = before?.day === day - 1 && before.isSolved ? before.streak : 0;
  const streak = isSolved ? soFar + 1 : 0;
  return { day, answer, isSolved, streak, longest: Math.max(streak, before?.longest ?? 0) };
}

/** The streak that is still alive on this day. */
export const streakOn = (record: PuzzleRecord | null, day: number): number =>
  record?.isSolved === true && record.day >= day - 1 ? record.streak : 0;
