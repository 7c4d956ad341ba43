// Finds the hands that a guest was shown, for tests.

import type { Guest } from './recording-guest.ts';

/** The seats whose roles and hands the guest was ever shown. */
export function handsSeenBy({ heard }: Guest): readonly number[] {
  const seats = heard.flatMap((message) => (message.type === 'game' || message.type === 'update' ? [message.own] : []));
  return [...new Set(seats.flatMap((own) => (own as { viewer?: number } | null)?.viewer ?? []))].filter(
    (viewer) => typeof viewer === 'number',
  );
}
