// Tests of loading finished games and their proofs.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadProof, loadReplay } from './finished-game-loader.ts';
import { provenGame } from './testing/finished-bot-games.ts';

const proof = provenGame({ game: 'dice', seats: 4 }, 'load');

const answering = (status: number, body: unknown) => {
  const asked = vi.fn(async (_: string) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
};

afterEach(() => vi.unstubAllGlobals());

describe('a finished game on the server', () => {
  test('the page loads a finished game’s replay from the server by its id', async () => {
    const asked = answering(200, proof.replay);
    expect(await loadReplay('server', 'a/b')).toEqual(proof.replay);
    expect(asked).toHaveBeenCalledWith('/api/games/a%2Fb');
  });

  test('the page loads a finished game’s proof from the server', async () => {
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
  ] as const)('loading a replay fails with "%s" if the server answers %i %j', async (lack, status, body) => {
    answering(status, body);
    await expect(loadReplay('server', 'x')).rejects.toMatchObject({ name: 'NotThere', lack });
  });

  test('loading a game fails with "out of reach" if there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    await expect(loadProof('server', 'x')).rejects.toMatchObject({ lack: 'out-of-reach' });
  });
});
