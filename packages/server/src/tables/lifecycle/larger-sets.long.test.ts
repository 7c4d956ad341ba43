// Tests of tables of 0.3.0 on a server with larger sets.
// Runs apart: modules load larger sets.

import { readFileSync } from 'node:fs';
import type { GameId } from '@posse/protocol';
import type { Change, StoredAnswer } from '@posse/store';
import { answerFrom, snapshotFrom } from '@posse/store';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Guest } from '../../testing/recording-guest.ts';
import type { Rig as OneRig } from '../../testing/test-tables.ts';

// Whatever knows the sets is loaded after these have grown.
await import(new URL('../../../../testkit/src/pool/append-hook.ts', import.meta.url).href);
const { playOn, dealAgain, Rig } = await import('../../testing/test-tables.ts');
const { contributionOf, promise, revealAll } = await import('../../testing/contributing-guests.ts');
const { rewriteFile } = await import('@posse/store/rewritten-database');
const { Archive } = await import('./finished-games.ts');
const { cardGame, OURS } = await import('@posse/card');
const { diceGame } = await import('@posse/dice');
const { dealOf, isFairlyDealt, transcriptHashOf, transcriptHashesIn } = await import('@posse/protocol');

let rig: OneRig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

const stored = (game: GameId) =>
  JSON.parse(readFileSync(new URL(`../../../../testkit/games/0.3.0/stored-${game}-all.json`, import.meta.url), 'utf8'));
const poolOf = (game: GameId) => (game === 'card' ? cardGame : diceGame).withPool({ seats: 4 }).pool;

/** A table as 0.3.0 stored it after this many answers. The two people of the table come back. */
async function broughtBack(game: GameId, count: number): Promise<{ code: string; id: string; guests: Guest[] }> {
  const { table, game: record, answers, snapshot } = stored(game);
  await rig.store.write([
    { put: 'table', record: table },
    { put: 'game', record },
    ...answers
      .slice(0, count)
      .map((answer: StoredAnswer): Change => ({ put: 'answer', game: record.id, record: answerFrom(answer) })),
    ...(count < snapshot.number
      ? []
      : [{ put: 'snapshot', game: record.id, snapshot: snapshotFrom(snapshot) } as const]),
  ]);
  await rig.restart();
  const guests = [await rig.come('host', table.code), await rig.come('bob', table.code)];
  return { code: table.code, id: record.id, guests };
}

const GAMES = ['card', 'dice'] as const;

describe.each(GAMES)('a table of 0.3.0 at which the %s game is played', (game) => {
  test.each([
    ['before the first snapshot', 40],
    ['after it', 53],
  ])(
    'a running game of version 0.3.0 goes on to its end, and its proof holds the old pool of cards: %s',
    async (_, answers) => {
      const { code, id, guests } = await broughtBack(game, answers);
      const [host] = guests as [Guest];
      expect(host.view.step).toBe(answers);
      rig.config.pause = [0, 0];
      if (host.info.paused) await host.does({ type: 'pause', on: false });
      await playOn(guests);
      expect(rig.errors).toEqual([]);
      const proof = await new Archive(rig.store).proof(id);
      expect(proof.replay.setup).toEqual(stored(game).game.setup);
      expect(isFairlyDealt(proof)).toBe(true);
      await rig.restart();
      expect((await rig.tables.info(code))?.phase).toBe('over');
      expect(rig.errors).toEqual([]);
    },
  );

  test('a table of version 0.3.0 deals its next game from the current pool of cards and characters', async () => {
    const { guests } = await broughtBack(game, 53);
    const [host] = guests as [Guest];
    rig.config.pause = [0, 0];
    if (host.info.paused) await host.does({ type: 'pause', on: false });
    await playOn(guests);
    for (const guest of guests) await promise(guest, contributionOf(guest.seat ?? 0));
    await dealAgain(guests);
    await revealAll(guests);
    const next = await rig.store.game(host.last('game').id);
    expect(next?.setup).toMatchObject({ pool: poolOf(game) });
  });
});

test('a shuffle that version 0.3.0 had begun is dealt from the pool of cards in its transcript hash', async () => {
  const { guests, host, code } = await rig.gather(2, 'card', { seats: 5, sets: OURS.sets.map(({ id }) => id) });
  for (const guest of guests) await promise(guest, contributionOf(guest.seat ?? 0));
  await host.does({ type: 'start' });
  await rig.restart((file) =>
    rewriteFile(file, `UPDATE tables SET record = json_remove(record, '$.start.setup.pool')`),
  );
  const back = [await rig.come('host', code), await rig.come('bob', code)];
  const start = back[0]?.info.start;
  expect(start?.deal).toBe(dealOf('card', { seats: 5, sets: OURS.sets.map(({ id }) => id) }));
  await revealAll(back);
  const { setup } = (await rig.store.game(back[0]?.last('game').id ?? '')) ?? {};
  expect(setup).not.toHaveProperty('pool');
  expect(back[0]?.view).toMatchObject({ setup: { pool: { base: { characters: 16 } } } });
  await rig.restart();
  expect((await rig.come('host', code)).view).toMatchObject({ setup: { pool: { base: { characters: 16 } } } });
  expect(rig.errors).toEqual([]);
});

test.each(GAMES)(
  'the transcript hash of a new %s game’s shuffle includes the pool from which it is dealt',
  async (game) => {
    rig.config.pause = [0, 0];
    const { guests, host } = await rig.gather(2, game);
    for (const guest of guests) await promise(guest, contributionOf(guest.seat ?? 0));
    await host.does({ type: 'start' });
    const shown = host.info.start;
    expect(shown?.deal).toBe(dealOf(game, { seats: 4, pool: poolOf(game) as object }));
    await revealAll(guests);
    await playOn(guests);
    const proof = await new Archive(rig.store).proof(host.last('game').id);
    expect(proof.replay.setup.pool).toEqual(poolOf(game));
    expect(isFairlyDealt(proof) && proof.version === 3 && transcriptHashesIn(proof)).toEqual([
      shown && transcriptHashOf(shown),
    ]);
  },
);

test('a game dealt from more cards or characters than this server has waits for a newer server, and is not damaged', async () => {
  const { host, code } = await rig.deal(4);
  await playOn([host], () => true);
  const more = `UPDATE games SET record = json_set(record, '$.setup.pool.base.characters', 99)`;
  await rig.restart((file) => rewriteFile(file, more));
  await expect(rig.tables.info(code)).rejects.toMatchObject({
    reason: 'try-later',
    message: expect.stringMatching(/had 99 characters, and here it has \d+\. Take a newer Posse\./),
  });
});
