// A withdrawn pass stays withdrawn: after a restart, after a torn line, and on lines that are open.

import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@posse/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Guests } from './guests.ts';
import { TestServer } from './testing/test-server.ts';
import { Withdrawals } from './withdrawals.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posse-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const guestsIn = (where: string): Guests => new Guests('a secret of at least 32 characters', new Withdrawals(where));

test('after a restart, and though a line was torn off', async () => {
  const guests = guestsIn(folder);
  const [ann, bob] = [guests.passOf('ann'), guests.passOf('bob')];
  await guests.withdraw('ann');
  const second = guests.passOf('ann');
  appendFileSync(join(folder, 'withdrawn'), '\nbo');
  await guests.withdraw('ann');
  const third = guests.passOf('ann');
  const later = guestsIn(folder);
  expect([ann, second, third, bob].map((pass) => later.guestOf(pass))).toEqual([null, null, 'ann', 'bob']);
});

test('what could not be kept was not withdrawn', async () => {
  const guests = guestsIn(folder);
  const pass = guests.passOf('ann');
  rmSync(folder, { recursive: true });
  await expect(guests.withdraw('ann')).rejects.toMatchObject({ name: 'StoreFailure', trouble: 'failed' });
  expect(guests.guestOf(pass)).toBe('ann');
});

test('whoever is connected by it is signed out, and comes back only by the new one', async () => {
  const testServer = await new TestServer().open();
  const { code, pass } = await testServer.create({ game: 'dice', plan: { seats: 4 } });
  const join = (shown: string) => ({ type: 'join', version: PROTOCOL_VERSION, table: code, pass: shown });
  const [thief, other] = [
    await testServer.call().say(join(pass)),
    await testServer.call().say({ ...join(pass), pass: undefined }),
  ];
  const { you } = await thief.hears('welcome');
  await other.hears('welcome');
  const headers = { authorization: `Bearer ${pass}` };
  const reply = await fetch(`${testServer.address}/api/pass/withdraw`, { method: 'POST', headers });
  const { pass: renewed } = (await reply.json()) as { readonly pass: string };
  expect(await thief.ended).toBe('1012 signed-out');
  expect(await (await testServer.call().say(join(pass))).refusal()).toBe('bad-pass');
  const owner = await testServer.call().say(join(renewed));
  expect((await owner.hears('welcome')).you).toBe(you);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
  await testServer.remove();
});

test('a page of the server is told no pass: its cookie serves', async () => {
  const testServer = await new TestServer().open();
  const { code } = await testServer.create({ game: 'dice', plan: { seats: 4 } });
  const join = { type: 'join', version: PROTOCOL_VERSION, table: code };
  const page = await testServer.call({ origin: testServer.address }).say(join);
  expect((await page.hears('welcome')).pass).toBeNull();
  const again = await testServer.call({ origin: testServer.address, cookie: page.cookie ?? '' }).say(join);
  expect((await again.hears('welcome')).you).toBe((await page.hears('welcome')).you);
  const program = await testServer.call().say(join);
  expect((await program.hears('welcome')).pass).toBeTruthy();
  await testServer.remove();
});
