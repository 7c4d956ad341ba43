// Tests that the page reads everything that a browser has stored since 0.3.0.
// Runs apart: it adds IndexedDB to the globals.

import 'fake-indexeddb/auto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type Proof, proof as proofSchema, replay as replaySchema } from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import type { PageCorpus } from './browser-corpus.ts';
import { fakeStorage, importDatabase } from './browser-storage.ts';

const CORPUS = fileURLToPath(new URL('../../../testkit/corpus/0.3.0', import.meta.url));
const { databases, local, session, shown } = JSON.parse(
  String(gunzipSync(readFileSync(join(CORPUS, 'page.json.gz')))),
) as PageCorpus;

// The page reads some of it when it is loaded, so it is there before.
const storage = fakeStorage(local, session);
for (const database of databases) await importDatabase(database);

const { openRecording } = await import('../finished-game/replay/replayed-game.ts');
const { checked } = await import('../finished-game/proof/proof-check.ts');
const { settings } = await import('../app/user-settings.ts');
const { wishes } = await import('../lobby/last-table-wishes.ts');
const { listGames, openGames, replayIn } = await import('../game-history/games-database.ts');
const { keyOf } = await import('../game-history/game-list-entry.ts');
const { notedGames } = await import('../game-history/running-game-notes.ts');
const { openDatabase, unfinishedIn } = await import('../solo/solo-database.ts');
const { SoloServer } = await import('../solo/solo-server.ts');
const { inDatabase } = await import('../solo/browser-stores.ts');
const { Player } = await import('../solo/testing/solo-player.ts');
const { keptToken, luckMemory, ownTables } = await import('../game-table/session/remembered-tables.ts');
const { OwnTime } = await import('../game-table/session/solo-time-control.ts');
const { forget: forgetHunches, note: noteHunch } = await import('../game-table/hunches/hunches.ts');
const { startGuided, rememberLesson } = await import('../lessons/shown-lessons.ts');
const { rolesSeen } = await import('../lessons/role-card-state.ts');
const { keptToken: keptAdminToken } = await import('../admin/admin-token.ts');
const { seat } = await import('@posse/engine');

const CODE = 'K7M4QX';

test('the page creates no browser database besides those that version 0.3.0 had', async () => {
  (await openDatabase()).close();
  (await openGames()).close();
  const names = (await indexedDB.databases()).map(({ name }) => name).sort();
  expect(names).toEqual(databases.map(({ name }) => name).sort());
});

describe('solo games', () => {
  test('finished solo games of version 0.3.0 can still be watched, and their proofs hold', async () => {
    const server = new SoloServer(Promise.resolve(inDatabase(await openDatabase())));
    expect(shown.over).toHaveLength(2);
    for (const { id, replay } of shown.over) {
      expect(await server.replay(id)).toEqual(replay);
      await expectProved(proofSchema.parse(await server.proof(id)));
    }
  });

  test('an unfinished solo game of version 0.3.0 goes on where it was, to its end', async () => {
    const { code, id, view } = shown.running;
    const database = await openDatabase();
    expect(await unfinishedIn(database)).toEqual({ code, game: 'card' });
    const server = new SoloServer(Promise.resolve(inDatabase(database)));
    server.pace = { bots: 'as usual', pause: [0, 0] };
    const player = new Player(server, code);
    await player.until(() => player.client.game !== null);
    expect(player.client.game?.id).toBe(id);
    // Later rules have no use for this field.
    const { pile: _, ...known } = view as typeof view & { readonly pile?: unknown };
    expect(player.view).toMatchObject(known);
    await player.play();
    expect(player.refused).toEqual([]);
    player.client.stop();
  });
});

test('finished games that version 0.3.0 stored are listed unchanged, with their replays', async () => {
  const games = await openGames();
  const listed = await listGames(games);
  expect(listed).toEqual(shown.games);
  for (const game of listed)
    expect(replaySchema.parse(await replayIn(games, keyOf(game)))).toMatchObject({ game: game.game });
  expect(await games.count('deleted')).toBe(2);
  games.close();
});

test('the settings and last choices that version 0.3.0 stored still hold', () => {
  expect(settings.getState()).toMatchObject(shown.settings as object);
  expect(wishes.getState()).toMatchObject(shown.wishes as object);
});

test('the page finds what version 0.3.0 remembered of tables, seat tokens, contributions and running games', () => {
  expect(notedGames()).toEqual(shown.noted);
  expect(ownTables()).toEqual(shown.tables);
  expect(keptToken(CODE)).toBe(shown.token);
  expect(luckMemory(CODE).read()).toBe(shown.luck);
  expect([shown.token, shown.luck]).not.toContain('');
});

test('the page finds which roles were seen and which lessons were told under version 0.3.0', () => {
  expect(rolesSeen.getState()).toEqual(shown.roles);
  // The same first game tells nothing anew, and keeps what it has told.
  startGuided(CODE);
  rememberLesson('another-lesson');
  expect(JSON.parse(storage.local.getItem('posse-lessons') ?? '')).toEqual({
    state: { told: ['a-lesson', 'another-lesson'], isBrief: true, guided: CODE },
    version: 1,
  });
});

test('guesses about roles that version 0.3.0 stored stay until their game is over', () => {
  noteHunch('a-game', seat(2), 'deputy');
  expect(JSON.parse(storage.local.getItem('posse-hunches') ?? '')).toEqual([
    { game: 'a-game', seats: { 1: 'outlaw', 2: 'deputy' } },
  ]);
  forgetHunches('a-game');
  expect(storage.local.getItem('posse-hunches')).toBeNull();
});

test('a tab reloaded from version 0.3.0 finds its admin token, and that it has paused a table', () => {
  expect(keptAdminToken()).toBe('an-admin-token');
  const told: string[] = [];
  const bots = { go: (how: string) => void told.push(how), step: () => undefined };
  const stage = { hurry: () => undefined, leap: () => undefined, land: () => undefined };
  new OwnTime(CODE, bots, stage, () => undefined).close();
  expect(told).toEqual(['held']);
});

/** For each stored proof: does today's page follow it to its end, or say that the rules are older? */
const PROOFS: Readonly<Record<string, 'whole' | 'older'>> = {
  'card-over-of-the-first-rules-and-without-promises.json': 'older',
  'card-over-without-promises.json': 'whole',
  'card-over.json': 'whole',
  'dice-over-after-a-start-that-was-given-up.json': 'whole',
  'dice-over-goes-another-way-by-later-rules.json': 'older',
};

async function expectProved(proof: Proof): Promise<void> {
  const failed: string[] = [];
  for await (const { id, holds } of checked(proof, null)) if (holds === false) failed.push(id);
  expect(failed).toEqual([]);
}

test('every stored proof of version 0.3.0 is covered by a test of the page', () => {
  expect(globSync('*.json', { cwd: join(CORPUS, 'proofs') }).sort()).toEqual(Object.keys(PROOFS).sort());
});

test.each(Object.entries(PROOFS))('the page shows and checks the stored game of %s: %s', async (name, becomes) => {
  const proof = proofSchema.parse(JSON.parse(readFileSync(join(CORPUS, 'proofs', name), 'utf8')));
  const recording = await openRecording(proof.replay);
  if (becomes === 'whole') expect(recording.parting).toBeNull();
  else expect(recording.parting).toMatchObject({ answers: expect.any(Number) });
  expect(recording.winners).toEqual(proof.replay.winners);
  await expectProved(proof);
});
