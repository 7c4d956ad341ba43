// The steps of a seat recovery while time stands still, for tests.

import { RECOVERY } from '@posse/protocol';
import { pass } from './fake-clocks.ts';
import type { Guest } from './recording-guest.ts';

/** The guest is absent for so long that their seat can be claimed. */
export async function goesForLong(guest: Guest, witness: Guest, seconds: number = RECOVERY.absenceSeconds) {
  guest.hangUp();
  await witness.isHeard();
  pass(seconds);
  await witness.isHeard();
}

/** Waits until the seat that everybody vouched for is given away. */
export async function noticeIsOver(witness: Guest): Promise<void> {
  pass(RECOVERY.noticeSeconds);
  // The table gives it away in a task of its own, after the one that finds it due.
  for (let turn = 0; turn < 3; turn++) await witness.isHeard();
}

/** All of these guests vouch for the claimant. */
export async function vouch(guests: readonly Guest[], claimant: string): Promise<void> {
  for (const guest of guests) await guest.does({ type: 'vouch', guest: claimant, on: true });
}
