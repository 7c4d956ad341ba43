// Tests that a page with larger sets still shows, proves and explains games of 0.3.0.

import { readFileSync } from 'node:fs';
import { OURS } from '@posse/card';
import { CHARACTERS } from '@posse/dice';
import type { Proof } from '@posse/protocol';
import { describe, expect, test, vi } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { keptGameOf } from '../history/kept-game.ts';
import { whyOf } from './bot-reasons/why.ts';
import { checked, type ProofStep } from './proof/proof-check.ts';
import { Playback } from './replay/playback.ts';
import { openRecording } from './replay/recording.ts';
import { finishedGame } from './testing/games.ts';

interface Appending {
  readonly appended: (sets: object) => object;
}

vi.mock('../../../card/src/catalogue/set-list.ts', async (before) => {
  const { appended } = await vi.importActual<Appending>('../../../card/src/testing/appended.ts');
  return { SETS: appended((await before<{ SETS: object }>()).SETS) };
});
vi.mock('../../../dice/src/set-list.ts', async (before) => {
  const { appended } = await vi.importActual<Appending>('../../../dice/src/testing/appended.ts');
  return { SETS: appended((await before<{ SETS: object }>()).SETS) };
});

const NAMES = ['card-base', 'card-preset', 'card-all', 'dice-base', 'dice-all'];
const proofOf = (name: string): Proof =>
  JSON.parse(readFileSync(new URL(`../../../testkit/games/0.3.0/proof-${name}.json`, import.meta.url), 'utf8'));

test('the page under test has one entry more in every set', () => {
  expect(OURS.characters).toHaveProperty('appended-base');
  expect(CHARACTERS).toHaveProperty('appended-old-saloon');
});

describe.each(NAMES)('the game %s of 0.3.0', (name) => {
  const proof = proofOf(name);
  const { replay } = proof;

  test('the game is shown to its end', async () => {
    const recording = await openRecording(replay);
    expect(recording).toMatchObject({ length: replay.answers.length, winners: replay.winners, parting: null });
  });

  test('the game is drawn with the cards of its own pool', async () => {
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

  test('the proof of the game holds', async () => {
    const steps: ProofStep[] = [];
    for await (const step of checked(proof, null)) steps.push(step);
    expect(steps.map(({ id, holds }) => [id, holds])).toEqual(steps.map(({ id }) => [id, true]));
    expect(steps.at(-1)?.id).toBe('winners');
  });

  test('a bot’s answer has a reason', () => {
    const answer = replay.bots?.findLastIndex((bot) => bot !== null) ?? -1;
    expect(whyOf({ replay, answer })?.reason.code).toMatch(/^[a-z-]+$/);
  });

  test('the game has its line in the list of games', async () => {
    const line = await keptGameOf({ where: 'server', id: proof.id, seat: 0 }, replay);
    expect(line.role).not.toBeNull();
    expect(line.character).not.toMatch(/appended/);
  });
});

test('a game with entries that this page does not have needs a newer page, and is not called damaged', async () => {
  const replay = finishedGame({ game: 'card', seats: 4 }, 'larger');
  const pool = { base: { characters: 99, kinds: 22, copies: 80, events: 0 } };
  await expect(openRecording({ ...replay, setup: { ...replay.setup, pool } })).rejects.toMatchObject({
    answer: -1,
    lack: 'newer-rules',
  });
});
