// Tests that packs are kept in the browser.
// Runs apart: it adds IndexedDB to the globals.

import 'fake-indexeddb/auto';
import type { Pack } from '@posse/card/packs';
import { expect, test } from 'vitest';
import { addPack, dropPack, keepPack, listPacks, onPacksChanged, packWith } from './pack-storage.ts';

const PACK: Pack = { posse: 1, kinds: {}, characters: {}, events: {}, face: { name: 'One', things: {} } };

test('a pack is kept, changed under the same id, listed with the latest first, and dropped', async () => {
  const first = await addPack(PACK, true);
  const second = await addPack(PACK, false);
  await keepPack({ ...first, pack: { ...PACK, face: { name: 'Two', things: {} } }, changedAt: second.changedAt + 1 });
  expect((await listPacks()).map(({ id }) => id)).toEqual([first.id, second.id]);
  expect((await packWith(first.id))?.pack.face.name).toBe('Two');
  await dropPack(second.id);
  expect(await packWith(second.id)).toBeNull();
});

test('other tabs hear of a change of the stored packs', async () => {
  const heard = new Promise<void>((resolve) => {
    const stop = onPacksChanged(() => {
      stop();
      resolve();
    });
  });
  await addPack(PACK, true);
  await heard;
});
