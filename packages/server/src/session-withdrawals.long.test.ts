// Tests that a withdrawn session at a running server closes its open connections.

import { PROTOCOL_VERSION } from '@posse/protocol';
import { expect, test } from 'vitest';
import { TestServer } from './testing/test-server.ts';

test('withdrawing a session closes its connections, and afterwards only the new session is admitted', async () => {
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

test('a page served by the server itself gets no session in messages, because its cookie identifies the guest', async () => {
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
