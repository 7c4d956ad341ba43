// For tests: guests who promise their luck and show it.

import { promiseOf, sealOf } from '@posse/protocol';
import type { Guest } from './guest.ts';

/** One of many. */
export const luckOf = (number: number): string => number.toString(16).padStart(2, '0').repeat(32);

export const promise = (guest: Guest, luck: string): Promise<string | null> =>
  guest.does({ type: 'promise', promise: promiseOf(luck) });

/** Shows a luck for the start that he sees, and promises another one. The code of the refusal, or null. */
export function reveal(guest: Guest, luck: string, next: string = `ff${luck.slice(2)}`): Promise<string | null> {
  const { start } = guest.info;
  if (start === null) throw new Error(`${guest.id} sees no start`);
  return guest.does({ type: 'reveal', start: sealOf(start), luck, next: promiseOf(next) });
}

/** Everybody shows the luck with the number of his seat. */
export async function revealAll(guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) await reveal(guest, luckOf(guest.seat ?? 0));
}
