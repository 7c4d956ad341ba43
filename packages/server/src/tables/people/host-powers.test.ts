// Tests that the host's powers stay with the host, whoever else comes and goes.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { Rig } from '../../testing/test-tables.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

test('a guest who leaves their seat and takes it again changes nothing about who is host', async () => {
  const { host, other } = await rig.gather(3);
  await other.does({ type: 'leave' });
  expect(host.info.host).toBe('host');
  await other.does({ type: 'sit' });
  expect(host.info.host).toBe('host');
  expect(await host.does({ type: 'start' })).toBeNull();
  await other.does({ type: 'leave' });
  expect(host.info.host).toBe('host');
  expect(await host.does({ type: 'pause', on: true })).toBeNull();
});

test('another guest who leaves and sits down does not give the host’s powers back to an absent host', async () => {
  const { host, other } = await rig.gather(3);
  await host.does({ type: 'leave' });
  expect(other.info.host).toBe('bob');
  for (const type of ['leave', 'sit'] as const) {
    await other.does({ type });
    expect(other.info.host).toBe('bob');
  }
  expect(await host.does({ type: 'start' })).toBe('not-the-host');
});
