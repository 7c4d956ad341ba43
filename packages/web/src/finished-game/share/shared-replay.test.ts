// Tests of replays in links and files.

import { deflateRawSync } from 'node:zlib';
import type { Replay } from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import { BrokenRecording, openRecording } from '../replay/replayed-game.ts';
import { finishedGame, PARTIES } from '../testing/finished-bot-games.ts';
import { ReplayRefused, replayFromFile, replayFromLink, replayLink } from './shared-replay.ts';

const GAME = finishedGame({ game: 'card', seats: 4 }, 'shared');

const fragmentOf = (content: string): string => deflateRawSync(content).toString('base64url');
const linkOf = (content: object): string => fragmentOf(JSON.stringify(content));

async function fault(open: () => Promise<unknown>): Promise<string> {
  try {
    await open();
  } catch (error) {
    if (error instanceof ReplayRefused) return error.fault;
    if (error instanceof BrokenRecording) return error.lack;
    throw error;
  }
  return 'none';
}

test.each(PARTIES)('a link holds a whole game of $game with $seats seats', async (party) => {
  const game = finishedGame(party, 'linked');
  const link = await replayLink(game, 'at=3&eyes=all');
  expect(link).toMatch(/^\/replay\?at=3&eyes=all#[\w-]+$/);
  expect(await replayFromLink(link?.split('#')[1] ?? '')).toEqual(game);
});

test('a game that no link can hold has none', async () => {
  const noise = Array.from({ length: 40_000 }, (_, place) => String((place * 7919) % 65_537)).join('');
  expect(await replayLink({ ...GAME, seed: noise }, 'at=0')).toBeNull();
});

describe('a link with a replay', () => {
  test.each([
    ['inflates to fifty megabytes', fragmentOf(' '.repeat(50_000_000)), 'too-large'],
    ['is endless', 'A'.repeat(1_000_000), 'too-large'],
    ['is cut off', linkOf(GAME).slice(0, -20), 'broken'],
    ['is no base64', '%%%', 'broken'],
    ['is empty', '', 'broken'],
    ['holds no JSON', fragmentOf('{"format":'), 'broken'],
    ['holds a number', fragmentOf('7'), 'other-file'],
    ['holds nothing', fragmentOf('null'), 'other-file'],
    ['holds a pack', linkOf({ posse: 1 }), 'other-file'],
    ['holds a list of games', linkOf({ format: 'posse-games' }), 'no-replay'],
    ['holds a proof without a game', linkOf({ format: 'posse-proof' }), 'other-file'],
    ['is of a later version', linkOf({ ...GAME, version: 2 }), 'newer'],
    ['has answers of nobody', linkOf({ ...GAME, answers: [{ kind: 'end' }] }), 'broken'],
    ['has a billion seats', linkOf({ ...GAME, setup: { seats: 1e9 } }), 'broken'],
    ['has names of other seats', linkOf({ ...GAME, names: GAME.names.slice(1) }), 'broken'],
    ['has endless names', linkOf({ ...GAME, names: GAME.names.map(() => 'x'.repeat(9999)) }), 'broken'],
  ])('is refused if it %s', async (_how, fragment, expected) => {
    expect(await fault(() => replayFromLink(fragment))).toBe(expected);
  });

  test.each([
    ['has an answer that is not legal', { answers: [{ seat: 0, kind: 'fly' }] }, 'unreadable'],
    ['goes on after its end', { answers: [...GAME.answers, ...GAME.answers] }, 'unreadable'],
    ['has no set-up', { setup: { seats: 4, sets: 'all' } }, 'unreadable'],
    [
      'needs a set that is not here',
      { setup: { ...GAME.setup, sets: ['base', 'house/none'] } },
      'missing-set house/none',
    ],
    ['is of rules of the future', { rules: 99, answers: [{ seat: 0, kind: 'fly' }] }, 'newer-rules'],
    [
      'has a pack with markup',
      { setup: { ...GAME.setup, packs: [{ posse: 1, face: { name: '<b>x</b>' } }] } },
      'unreadable',
    ],
  ])('opens no table if its game %s', async (_how, change, expected) => {
    const open = async () => openRecording((await replayFromLink(linkOf({ ...GAME, ...change }))) as Replay);
    expect(await fault(open)).toBe(expected);
  });
});

describe('a file with a replay', () => {
  const fileOf = (content: unknown): Blob => new Blob([JSON.stringify(content, null, 2)]);

  test('is opened with its spaces, and from inside a proof', async () => {
    expect(await replayFromFile(fileOf(GAME))).toEqual(GAME);
    expect(await replayFromFile(fileOf({ format: 'posse-proof', replay: GAME }))).toEqual(GAME);
  });

  test('is not read if it is too large', async () => {
    expect(await fault(() => replayFromFile(new Blob(['x'.repeat(5_000_000)])))).toBe('too-large');
  });

  test('is refused if it is a picture', async () => {
    expect(await fault(() => replayFromFile(new Blob([Uint8Array.of(137, 80, 78, 71)])))).toBe('broken');
  });
});
