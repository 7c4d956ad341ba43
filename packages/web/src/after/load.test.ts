// Tests of loading finished games and their proofs.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadProof, loadReplay } from './load.ts';
import { provenGame } from './testing/games.ts';

const proof = provenGame({ game: 'dice', seats: 4 }, 'load');

const answering = (status: number, body: unknown) => {
  const asked = vi.fn(async (_: string) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
};

afterEach(() => vi.unstubAllGlobals());

describe('a finished game on the server', () => {
  test('a finished game is found by its id', async () => {
    const asked = answering(200, proof.replay);
    expect(await loadReplay('server', 'a/b')).toEqual(proof.replay);
    expect(asked).toHaveBeenCalledWith('/api/games/a%2Fb');
  });

  test('a finished game has its proof', async () => {
    const asked = answering(200, proof);
    expect(await loadProof('server', proof.id)).toEqual(proof);
    expect(asked).toHaveBeenCalledWith(`/api/games/${proof.id}/proof`);
  });

  test.each([
    ['no-such-game', 404, { code: 'no-such-game', message: '' }],
    ['not-over', 409, { code: 'not-over', message: '' }],
    ['out-of-reach', 503, { code: 'not-stored', message: '' }],
    ['out-of-reach', 502, null],
    ['unreadable', 200, { format: 'something else' }],
  ] as const)('the lack is "%s" if the server answers %i %j', async (lack, status, body) => {
    answering(status, body);
    await expect(loadReplay('server', 'x')).rejects.toMatchObject({ name: 'NotThere', lack });
  });

  test('a game is out of reach without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    await expect(loadProof('server', 'x')).rejects.toMatchObject({ lack: 'out-of-reach' });
  });
});
