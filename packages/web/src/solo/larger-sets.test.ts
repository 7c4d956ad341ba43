// Tests that solo games stored by a page of 0.3.0 go on with larger sets.
// Runs apart: it adds IndexedDB to the globals.

import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { OURS } from '@posse/card';
import { CHARACTERS } from '@posse/dice';
import type { GameId, Proof } from '@posse/protocol';
import type { Change } from '@posse/store';
import { expect, test, vi } from 'vitest';
import { inDatabase } from './browser-stores.ts';
import { openDatabase } from './solo-database.ts';
import { SoloServer } from './solo-server.ts';
import { Player } from './testing/solo-player.ts';

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

test.each(['card', 'dice'] as const)(
  'a stored %s game of version 0.3.0 goes on though the sets have grown since',
  async (game: GameId) => {
    expect(OURS.characters).toHaveProperty('appended-base');
    expect(CHARACTERS).toHaveProperty('appended-base');
    const path = new URL(`../../../testkit/games/0.3.0/proof-${game}-all.json`, import.meta.url);
    const { id, secret, commitment, lucks, replay } = JSON.parse(readFileSync(path, 'utf8')) as Proof;
    const { setup, seed, names, startedAt, rules = 1 } = replay;
    const stores = inDatabase(await openDatabase(`pool-${game}`));
    const newServer = (): SoloServer => {
      const server = new SoloServer(Promise.resolve(stores));
      server.pace = { bots: 'as usual', pause: [0, 0] };
      return server;
    };
    const first = newServer();
    const code = await first.make({ game, plan: { seats: setup.seats } });
    const before = await new Player(first, code).begin();
    await before.isHeard();
    before.client.stop();
    // As if the table had played that game.
    const store = await stores.claim(() => undefined);
    const table = await store.table(code);
    if (table === null) throw new Error('The table was not stored.');
    await store.write([
      {
        put: 'game',
        record: { id, table: code, game, rules, setup, seed, secret, commitment, lucks, names, startedAt },
      },
      ...replay.answers.slice(0, 20).map((answer, step): Change => {
        const record = { step, seat: answer.seat, answer: JSON.stringify(answer), byBot: false, took: 0, at: 1 };
        return { put: 'answer', game: id, record };
      }),
      { put: 'table', record: { ...table, gameId: id, playing: true } },
    ]);
    const server = newServer();
    const player = new Player(server, code);
    await player.until(() => player.client.game !== null);
    expect(player.client.game?.id).toBe(id);
    expect(player.view).toMatchObject({ setup: { pool: { base: { characters: 16 } } } });
    await player.play();
    expect(player.refused).toEqual([]);
    player.client.ready(true);
    player.client.start();
    await player.until(() => player.table.gameId !== id && player.client.game !== null);
    expect(player.view).toMatchObject({
      setup: { pool: { base: { characters: expect.toSatisfy((count) => count > 16) } } },
    });
    player.client.stop();
  },
);
