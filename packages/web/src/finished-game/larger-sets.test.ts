// Tests that a page with larger sets still shows, proves and explains games of 0.3.0.

import { readFileSync } from 'node:fs';
import { OURS } from '@posse/card';
import { CHARACTERS } from '@posse/dice';
import type { Proof } from '@posse/protocol';
import { describe, expect, test, vi } from 'vitest';
import { catalogue } from '../entry-lookup.ts';
import { keptGameOf } from '../game-history/game-list-entry.ts';
import { whyOf } from './bot-reasons/answer-explanation.ts';
import { checked, type ProofStep } from './proof/proof-check.ts';
import { Playback } from './replay/playback.ts';
import { openRecording } from './replay/replayed-game.ts';
import { finishedGame } from './testing/finished-bot-games.ts';

interface Appending {
  readonly appended: (sets: object) => object;
}

vi.mock('../../../card/src/catalogue/set-list.ts', async (before) => {
  const { appended } = await vi.importActual<Appending>('../../../card/src/testing/appended-sets.ts');
  return { SETS: appended((await before<{ SETS: object }>()).SETS) };
});
vi.mock('../../../dice/src/set-list.ts', async (before) => {
  const { appended } = await vi.importActual<Appending>('../../../dice/src/testing/appended-sets.ts');
  return { SETS: appended((await before<{ SETS: object }>()).SETS) };
});

const NAMES = ['card-base', 'card-preset', 'card-all', 'dice-base', 'dice-all'];
const proofOf = (name: string): Proof =>
  JSON.parse(readFileSync(new URL(`../../../testkit/games/0.3.0/proof-${name}.json`, import.meta.url), 'utf8'));

test('this test file’s card sets have one entry more than those of version 0.3.0', () => {
  expect(OURS.characters).toHaveProperty('appended-base');
  expect(CHARACTERS).toHaveProperty('appended-old-saloon');
});

describe.each(NAMES)('the game %s of 0.3.0', (name) => {
  const proof = proofOf(name);
  const { replay } = proof;

  test('a replay of version 0.3.0 is shown to its end though the sets have grown since', async () => {
    const recording = await openRecording(replay);
    expect(recording).toMatchObject({ length: replay.answers.length, winners: replay.winners, parting: null });
  });

  test('a replay of version 0.3.0 is drawn with the pool of cards of its time', async () => {
    const playback = new Playback(
      await openRecording(replay),
      'server',
      'g',
      { position: 9, perspective: 'all' },
      () => 0,
    );
    const cards = catalogue().cards.length;
    playback.stop();
    expect(cards).toBe(replay.game === 'card' ? 120 : OURS.cards.length);
  });

  test('the proof of a game of version 0.3.0 holds though the sets have grown since', async () => {
    const steps: ProofStep[] = [];
    for await (const step of checked(proof, null)) steps.push(step);
    expect(steps.map(({ id, holds }) => [id, holds])).toEqual(steps.map(({ id }) => [id, true]));
    expect(steps.at(-1)?.id).toBe('winners');
  });

  test('a bot’s answer in a game of version 0.3.0 has a reason though the sets have grown since', () => {
    const answer = replay.bots?.findLastIndex((bot) => bot !== null) ?? -1;
    expect(whyOf({ replay, answer })?.reason.code).toMatch(/^[a-z-]+$/);
  });

  test('a game of version 0.3.0 gets its line in the list of finished games', async () => {
    const line = await keptGameOf({ where: 'server', id: proof.id, seat: 0 }, replay);
    expect(line.role).not.toBeNull();
    expect(line.character).not.toMatch(/appended/);
  });
});

test('a game with cards that this page does not have asks for a newer page, and is not called damaged', async () => {
  const replay = finishedGame({ game: 'card', seats: 4 }, 'larger');
  const pool = { base: { characters: 99, kinds: 22, copies: 80, events: 0 } };
  await expect(openRecording({ ...replay, setup: { ...replay.setup, pool } })).rejects.toMatchObject({
    answer: -1,
    lack: 'newer-rules',
  });
});
