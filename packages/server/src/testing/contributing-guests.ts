// Guests who commit to contributions and reveal them, for tests.

import { seatCommitmentOf, transcriptHashOf } from '@posse/protocol';
import type { Guest } from './recording-guest.ts';

/** The contribution with this number, for tests. */
export const contributionOf = (number: number): string => number.toString(16).padStart(2, '0').repeat(32);

export const promise = (guest: Guest, luck: string): Promise<string | null> =>
  guest.does({ type: 'promise', promise: seatCommitmentOf(luck) });

/**
 * Reveals a contribution for the current start, and commits to another one. Returns the code of the refusal, or null.
 */
export function reveal(guest: Guest, luck: string, next: string = `ff${luck.slice(2)}`): Promise<string | null> {
  const { start } = guest.info;
  if (start === null) throw new Error(`${guest.id} sees no start`);
  return guest.does({ type: 'reveal', start: transcriptHashOf(start), luck, next: seatCommitmentOf(next) });
}

/** Every guest reveals the contribution with the number of their seat. */
export async function revealAll(guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) await reveal(guest, contributionOf(guest.seat ?? 0));
}
