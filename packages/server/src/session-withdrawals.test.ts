// Tests that a withdrawn session stays withdrawn after a restart and a torn line.

import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Guests } from './guest-sessions.ts';
import { Withdrawals } from './session-withdrawals.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posse-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const guestsIn = (where: string): Guests => new Guests('a secret of at least 32 characters', new Withdrawals(where));

test('a guest’s withdrawn session stays invalid after a restart, even if the file’s last line is torn', async () => {
  const guests = guestsIn(folder);
  const [ann, bob] = [guests.sessionOf('ann'), guests.sessionOf('bob')];
  await guests.withdraw('ann');
  const second = guests.sessionOf('ann');
  appendFileSync(join(folder, 'withdrawn'), '\nbo');
  await guests.withdraw('ann');
  const third = guests.sessionOf('ann');
  const later = guestsIn(folder);
  expect([ann, second, third, bob].map((pass) => later.guestOf(pass))).toEqual([null, null, 'ann', 'bob']);
});

test('a guest’s session stays valid if its withdrawal can’t be stored', async () => {
  const guests = guestsIn(folder);
  const pass = guests.sessionOf('ann');
  rmSync(folder, { recursive: true });
  await expect(guests.withdraw('ann')).rejects.toMatchObject({ name: 'StoreFailure', reason: 'failed' });
  expect(guests.guestOf(pass)).toBe('ann');
});
