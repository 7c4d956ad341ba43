// Tests a failover of PostgreSQL to a synchronous standby.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answer, deal, put } from '@posse/store/samples';
import { expect, onTestFinished, test as testAlways } from 'vitest';
import { PostgresPair } from '../local/postgres-pair.ts';
import { skipsWithout } from '../local/program-list.mjs';
import { openNode } from '../testing/private-postgres.ts';
import { inspectPostgres } from './database-opening.ts';
import { StoreHosts } from './postgres-hosts.ts';

const test = testAlways.skipIf(skipsWithout('postgres'));

const PASSWORD = 'failover';
const GAMES = ['a', 'b', 'c', 'd'];

async function startPair(): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), 'posse-failover-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const pair = await PostgresPair.start({ folder, password: PASSWORD });
  onTestFinished(async () => {
    await pair.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return pair;
}

test('every reported write is stored over two failovers to a synchronous standby, and none is refused', async () => {
  const pair = await startPair();
  const url = pair.url().replace('posse@', `posse:${PASSWORD}@`);
  const { store, fenced, lost } = await openNode(url);
  onTestFinished(() => store.close());
  await store.write([put('ABCD'), ...GAMES.map((game) => deal(game))]);
  const written = new Map(GAMES.map((game) => [game, 0]));
  let isOver = false;
  // There is always a write and a read under way, so some are cut off in the middle.
  const writing = GAMES.map(async (game) => {
    for (let step = 0; !isOver; step++) {
      await store.write([answer(game, step)]);
      written.set(game, step + 1);
      expect((await store.answers(game, step)).length).toBe(1);
    }
  });
  const moreWritten = async (): Promise<void> => {
    const before = new Map(written);
    await expect
      .poll(() => GAMES.every((game) => (written.get(game) ?? 0) > (before.get(game) ?? 0) + 2), { timeout: 60_000 })
      .toBe(true);
  };
  try {
    for (let times = 0; times < 2; times++) {
      if (times > 0) await pair.rebuildStandby();
      await moreWritten();
      await pair.failOver();
      await moreWritten();
    }
  } finally {
    isOver = true;
    await Promise.all(writing);
  }
  for (const game of GAMES)
    expect((await store.answers(game, 0)).map(({ step }) => step)).toEqual([...Array(written.get(game)).keys()]);
  await store.check();
  expect([fenced, lost]).toEqual([[], []]);
  const { place, warnings } = await inspectPostgres(new StoreHosts(url), { allowsOpen: false, isLocal: () => true });
  expect(place).not.toContain(PASSWORD);
  expect(warnings).toEqual([]);
});
