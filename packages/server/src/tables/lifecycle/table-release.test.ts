// Tests of releasing tables in batches, and of tables that no node owns.

import { afterEach, expect, test } from 'vitest';
import type { Guest } from '../../testing/recording-guest.ts';
import { Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';
import { storedTableInfo } from '../actor/unloaded-table-info.ts';

let rig: Rig | null = null;
afterEach(async () => {
  await rig?.close();
  rig = null;
});

test('tables are handed over in batches, each with its people, while the other tables go on', async () => {
  rig = new Rig();
  const { tables } = rig;
  const guests: Guest[] = [];
  const codes = await Promise.all(Array.from({ length: 5 }, () => rig?.create() ?? ''));
  for (const code of codes) guests.push(await rig.come(`guest of ${code}`, code));
  const gone = (): number => guests.filter(({ dismissed }) => dismissed !== null).length;
  const left: (readonly [number, number])[] = [];
  await tables.handBack(0.4, async () => {
    await until(() => gone() === 5 - tables.countInMemory);
    left.push([tables.countInMemory, gone()]);
  });
  expect(left).toEqual([
    [3, 2],
    [1, 4],
    [0, 5],
  ]);
  expect(guests.map(({ dismissed }) => dismissed)).toEqual(Array(5).fill('restart'));
  // The next node that is asked takes it.
  expect(await tables.info(codes[0] ?? '')).not.toBeNull();
});

test('the public information about a table that no server has loaded is its last one, without who is present', async () => {
  rig = new Rig();
  const { tables, store } = rig;
  rig.slowBots();
  const kept = async (code: string): Promise<ReturnType<typeof storedTableInfo>> => {
    const record = await store.openTable(code);
    if (record === null) throw new Error('There is no such table.');
    return storedTableInfo(record, record.gameId === null ? null : await store.game(record.gameId));
  };
  const code = await rig.create('dice');
  expect(await kept(code)).toEqual(await tables.info(code));
  const { code: played, guests } = await rig.deal();
  for (const guest of guests) guest.hangUp();
  await until(() => tables.here(played)?.table.participants.watchers === 0 && tables.here(played)?.emptySince !== null);
  const told = await tables.info(played);
  const { seats, ...info } = await kept(played);
  expect({ ...info, seats: seats.map((seat) => ({ ...seat, bank: 0 })) }).toEqual({
    ...told,
    seats: told?.seats.map((seat) => ({ ...seat, bank: 0 })),
  });
  expect(info.phase).toBe('playing');
});
