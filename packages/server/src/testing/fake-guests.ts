// Guest sessions whose withdrawals are kept in memory, for tests.

import { Guests } from '../guest-sessions.ts';

export function fakeGuests(): Guests {
  const withdrawn: string[] = [];
  return new Guests('a secret that signs the passes of all guests', {
    of: (guest) => withdrawn.filter((one) => one === guest).length,
    add: async (guest) => void withdrawn.push(guest),
  });
}
