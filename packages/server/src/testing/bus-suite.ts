// The suite of tests for every bus.

import { afterEach, expect, test } from 'vitest';
import { type ClientBus, Unavailable } from '../bus/bus.ts';
import { Refused } from '../refused-request.ts';
import { FakeClient, type FakeHome } from './fake-tables.ts';
import { until } from './wait-until.ts';

export interface BusPlace {
  /** The node that has the client connections. */
  readonly bus: ClientBus;
  /** The node that is asked for a table first, and the node that has it; the same one in a single process. */
  readonly near: FakeHome;
  readonly far: FakeHome;
  /** The bus through which the tables send. */
  readonly tablesBus: ClientBus;
  close(): Promise<void>;
}

export function busSuite(name: string, open: () => Promise<BusPlace>): void {
  let place: BusPlace | null = null;
  const opened = async (): Promise<BusPlace> => {
    place = await open();
    return place;
  };
  afterEach(async () => {
    await place?.close();
    place = null;
  });

  test(`${name}: a guest’s messages reach the table in order, also those sent while the table is looked for`, async () => {
    const { bus, near, far } = await opened();
    const table = far.add('HERE');
    let open = (): void => undefined;
    near.gate = new Promise((resolve) => {
      open = resolve;
    });
    const ann = new FakeClient(bus, 'ann');
    const joined = ann.join('HERE');
    void ann.say('1');
    void ann.say('2');
    expect(table.told).toEqual([]);
    near.gate = null;
    const bob = new FakeClient(bus, 'bob');
    void bob.join('HERE');
    open();
    expect(await joined).toBe(true);
    void ann.say('3');
    await until(() => table.told.length === 5);
    expect(table.told.filter((line) => line.includes('ann'))).toEqual([
      'arrived ann',
      'said ann 1',
      'said ann 2',
      'said ann 3',
    ]);
    expect(table.told).toContain('arrived bob');
  });

  test(`${name}: there is no such table`, async () => {
    const { bus, near } = await opened();
    near.elsewhere.clear();
    expect(await new FakeClient(bus, 'ann').join('NONE')).toBe(false);
  });

  test(`${name}: nobody can tell`, async () => {
    const { bus, near } = await opened();
    near.trouble.set('HERE', new Unavailable('try-later', 'The store is away.'));
    await expect(async () => new FakeClient(bus, 'ann').join('HERE')).rejects.toThrow('The store is away.');
    near.trouble.set('HERE', new Refused('damaged', 'It is damaged.'));
    await expect(async () => new FakeClient(bus, 'ann').join('HERE')).rejects.toThrow('It is damaged.');
  });

  test(`${name}: texts and dismissals come to their connection until it is gone, and the table hears of that`, async () => {
    const { bus, far, tablesBus } = await opened();
    const table = far.add('HERE');
    const [ann, bob] = [new FakeClient(bus, 'ann'), new FakeClient(bus, 'bob')];
    await ann.join('HERE');
    await bob.join('HERE');
    await until(() => table.told.length === 2);
    for (const { id } of [ann, bob]) tablesBus.toClient(id, 'howdy');
    tablesBus.toClient(ann.id, 'partner');
    tablesBus.dismiss(ann.id, 1000, 'swept');
    tablesBus.toClient('nobody:1', 'hello?');
    await until(() => ann.heard.length === 3 && bob.heard.length === 1);
    expect(ann.heard).toEqual(['howdy', 'partner', '1000 swept']);
    ann.leave();
    await until(() => table.told.at(-1) === 'gone ann');
    tablesBus.toClient(ann.id, 'still there?');
    tablesBus.toClient(bob.id, 'still here');
    await until(() => bob.heard.length === 2);
    expect(ann.heard).toHaveLength(3);
  });

  test(`${name}: a table that has just left is found again where it is now`, async () => {
    const { bus, far } = await opened();
    const before = far.add('HERE');
    before.hasLeft = true;
    const ann = new FakeClient(bus, 'ann');
    const joined = ann.join('HERE');
    void ann.say('1');
    await until(() => far.asked > 1);
    const table = far.add('HERE');
    expect(await joined).toBe(true);
    await until(() => table.told.length > 0 || ann.heard.length > 0);
    // A guest who said something before the table was there has to reconnect, so that nothing is heard out of turn.
    if (ann.heard.length === 0) await until(() => table.told.length === 2);
    expect([['arrived ann', 'said ann 1'], ['arrived ann'], []]).toContainEqual(table.told);
    if (table.told.length < 2) await until(() => ann.heard.includes('1012 moved'));
  });

  test(`${name}: whoever is at a table that always has left is told to come back`, async () => {
    const { bus, far } = await opened();
    far.add('HERE').hasLeft = true;
    const ann = new FakeClient(bus, 'ann');
    expect(await ann.join('HERE')).toBe(true);
    await until(() => ann.heard.length > 0);
    expect(ann.heard).toEqual(['1012 moved']);
  });
}
