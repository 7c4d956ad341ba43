// Tests of replays and proofs over HTTP.

import { StoreFailure } from '@posse/store';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';

test('a finished game has a replay and a proof, which browsers may cache for ever', async () => {
  const { ask } = await fakeServer();
  const replay = await ask('/api/games/g1');
  expect(replay.json()).toMatchObject({ format: 'posse-replay', winners: [1], answers: [{ seat: 1, kind: 'stop' }] });
  const proof = await ask('/api/games/g1/proof');
  expect(proof.json()).toMatchObject({ format: 'posse-proof', secret: 'secret', replay: replay.json() });
  for (const reply of [replay, proof])
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a client that has the current replay of a game does not get it again, and the server does not read it', async () => {
  const { ask, store } = await fakeServer();
  const etag = String((await ask('/api/games/g1')).headers.etag);
  for (const shown of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const reply = await ask({ url: '/api/games/g1', headers: { 'if-none-match': shown } });
    expect([reply.statusCode, reply.body]).toEqual([304, '']);
  }
  // One look at the game is enough: its answers are not read for somebody who has them.
  expect(store.reads).toBe(1);
  const other = await ask({ url: '/api/games/g1', headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
});

test.each(['/api/games/g2', '/api/games/g2/proof'])(
  'the address %s reveals nothing while its game goes on',
  async (url) => {
    const { ask } = await fakeServer();
    const reply = await ask(url);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'not-over']);
    expect(reply.body).not.toContain('secret"');
    expect(reply.headers['cache-control']).toBe('no-store');
  },
);

test('a forged ETag reveals no game that still runs, or that was never played', async () => {
  const { ask } = await fakeServer();
  for (const [id, status] of [
    ['g2', 409],
    ['g3', 404],
  ] as const)
    for (const path of ['', '/proof']) {
      const tag = String((await ask(`/api/games/g1${path}`)).headers.etag).replace('g1', id);
      const reply = await ask({ url: `/api/games/${id}${path}`, headers: { 'if-none-match': tag } });
      expect(reply.statusCode).toBe(status);
    }
});

test('a request for a game that was never played gets "not found"', async () => {
  const { ask } = await fakeServer();
  const reply = await ask('/api/games/g3');
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'no-such-game']);
});

test('a request for a game reports why if the store cannot be read', async () => {
  const { ask, store } = await fakeServer();
  store.failure = new StoreFailure('damaged', 'The database is damaged.');
  const reply = await ask('/api/games/g1');
  expect([reply.statusCode, reply.json()]).toEqual([503, { code: 'not-stored', message: 'The database is damaged.' }]);
});
