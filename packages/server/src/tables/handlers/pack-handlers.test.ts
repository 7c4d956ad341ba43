// Tests of packs that people bring to a table.

import { identityOf } from '@posse/card/packs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Guest, Said } from '../../testing/recording-guest.ts';
import { playOn, Rig } from '../../testing/test-tables.ts';
import { reportsOf } from './pack-handlers.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

const shot = { border: 'brown', aim: 'another player', play: [{ do: 'shoot' }], copies: '7♥ 8♥ 9♥ 10♥ J♥ Q♥' };

const packOf = (key: string, kind: object = shot, name = key): object => ({
  posse: 1,
  kinds: { [key]: kind },
  characters: {},
  events: {},
  face: { name: `Pack of ${name}`, author: 'Ann', things: { [key]: { name } } },
});

const hashOf = (pack: object): string => identityOf(pack as Parameters<typeof identityOf>[0]).rules;

/** Sends a pack in parts of this length; returns the first refusal. */
async function adds(guest: Guest, pack: object, length = 1200): Promise<string | null> {
  const text = JSON.stringify(pack);
  for (let from = 0, part = 0; from < text.length; from += length, part++) {
    const last = from + length >= text.length;
    const refusal = await guest.does({ type: 'add-pack', text: text.slice(from, from + length), part, last });
    if (refusal !== null) return refusal;
  }
  return null;
}

describe('the packs of a table', () => {
  test('a host adds a pack in parts, everybody reads it, and nobody is ready any more', async () => {
    const { host, other, code } = await rig.gather();
    await other.does({ type: 'ready', on: true });
    expect(other.info.seats[1]?.ready).toBe(true);
    const pack = packOf('tornado');
    expect(await adds(host, pack, 40)).toBeNull();
    await other.isHeard();
    expect(other.info.packs).toEqual([pack]);
    expect(other.info.seats[1]?.ready).toBe(false);
    expect((await rig.tables.info(code))?.packs).toEqual([pack]);
    expect(other.last('line').line).toMatchObject({ notice: 'arranged', text: 'packs' });
  });

  test('a pack with the same rules and another face replaces the one before', async () => {
    const { host } = await rig.gather();
    await adds(host, packOf('tornado', shot, 'Whirlwind'));
    await adds(host, packOf('tornado', shot, 'Hurricane'));
    expect(host.info.packs).toEqual([packOf('tornado', shot, 'Hurricane')]);
    expect(await host.does({ type: 'remove-pack', pack: hashOf(packOf('tornado')) })).toBeNull();
    expect(host.info.packs).toBeUndefined();
    expect(await host.does({ type: 'remove-pack', pack: hashOf(packOf('tornado')) })).toBe('no-such-pack');
  });

  test('only the host adds packs, and not in a game', async () => {
    const { host, other } = await rig.gather();
    expect(await adds(other, packOf('tornado'))).toBe('not-the-host');
    await host.does({ type: 'start' });
    expect(await adds(host, packOf('tornado'))).toBe('not-now');
  });

  test('a table has at most three packs', async () => {
    const { host } = await rig.gather();
    for (const key of ['tornado', 'tomahawk', 'bandidos']) expect(await adds(host, packOf(key))).toBeNull();
    expect(await adds(host, packOf('moonshine'))).toBe('bad-pack');
    expect(host.info.packs).toHaveLength(3);
  });

  test.each<[string, Said[]]>([
    ['no JSON', [{ type: 'add-pack', text: '{"posse":', part: 0, last: true }]],
    ['JSON that is nested too deeply', [{ type: 'add-pack', text: '['.repeat(1200), part: 0, last: true }]],
    ['a part that does not follow', [{ type: 'add-pack', text: '{', part: 1, last: true }]],
    [
      'a part that came twice',
      [
        { type: 'add-pack', text: '{', part: 0, last: false },
        { type: 'add-pack', text: '}', part: 1, last: false },
        { type: 'add-pack', text: '}', part: 1, last: true },
      ],
    ],
  ])('a host’s upload is refused with a sentence if it has %s', async (_, messages) => {
    const { host } = await rig.gather();
    const replies = [];
    for (const message of messages) replies.push(await host.does(message));
    expect(replies.at(-1)).toBe('bad-pack');
    expect(host.info.packs).toBeUndefined();
  });

  test.each([
    ['the name of our own card in other letters', packOf('bang', shot, 'ВАNG!')],
    ['an invisible letter in a name', packOf('tornado', shot, 'Torna\u200bdo')],
    ['markup', packOf('tornado', shot, '<b>Tornado</b>')],
    [
      'effects without end',
      packOf('tornado', {
        ...shot,
        border: 'blue',
        aim: undefined,
        play: undefined,
        power: { turnStarts: [{ do: 'heal', n: 1 }] },
      }),
    ],
  ])('a pack is refused with a sentence if it has %s', async (_, pack) => {
    const { host } = await rig.gather();
    expect(await adds(host, pack)).toBe('bad-pack');
    expect(host.info.packs).toBeUndefined();
  });

  test('two packs at one table have no names that look alike', async () => {
    const { host } = await rig.gather();
    expect(await adds(host, packOf('tornado', shot, 'Whirlwind'))).toBeNull();
    expect(await adds(host, packOf('storm', { ...shot, copies: '2♥' }, 'Whir1wind'))).toBe('bad-pack');
  });

  test('a table of the dice game refuses packs', async () => {
    const { host } = await rig.gather(2, 'dice');
    expect(await adds(host, packOf('tornado'))).toBe('bad-pack');
  });

  test('a pack is reported to the operator by anybody at its table', async () => {
    const { host, other, code } = await rig.gather();
    await adds(host, packOf('tornado'));
    const pack = hashOf(packOf('tornado'));
    expect(await other.does({ type: 'report-pack', pack })).toBeNull();
    const about = { table: code, pack, name: 'Pack of tornado', author: 'Ann', names: ['tornado'] };
    expect(rig.warnings).toMatchObject([about]);
    // The same guest is one report, however often they say it.
    expect(await other.does({ type: 'report-pack', pack })).toBeNull();
    expect(rig.warnings).toHaveLength(1);
    const actor = rig.tables.here(code);
    expect(actor && reportsOf(actor.table.state, pack)).toBe(1);
    expect(await other.does({ type: 'report-pack', pack: '0'.repeat(64) })).toBe('no-such-pack');
  });
});

test('a table that changes to the dice game plays without its packs', async () => {
  const { host } = await rig.gather();
  await adds(host, packOf('tornado'));
  expect(await host.does({ type: 'arrange', game: 'dice', plan: { seats: 4 } })).toBeNull();
  expect([host.info.game, host.info.packs]).toEqual(['dice', undefined]);
});

test('a barred pack is added to no table, and no game begins with it; the game that is played with it goes on', async () => {
  const { host, other, guests } = await rig.gather(4, 'card', { seats: 4 });
  const pack = packOf('tornado');
  expect(await adds(host, pack)).toBeNull();
  await host.does({ type: 'start' });
  await rig.store.barPack(hashOf(pack), true);
  await playOn(guests);
  expect(host.info.phase).toBe('over');
  expect(await host.does({ type: 'start' })).toBe('barred-pack');
  expect(await host.does({ type: 'remove-pack', pack: hashOf(pack) })).toBeNull();
  expect(await adds(host, pack)).toBe('barred-pack');
  expect(other.info.packs).toBeUndefined();
  await rig.store.barPack(hashOf(pack), false);
  expect(await adds(host, pack)).toBeNull();
});

test('a game with a pack goes on after a restart of the server, and so does the next one', async () => {
  const { host, guests, code } = await rig.gather(4, 'card', { seats: 4 });
  await adds(host, packOf('tornado'));
  await host.does({ type: 'start' });
  const set = `house-pack-${hashOf(packOf('tornado'))}`;
  expect(host.view).toMatchObject({ setup: { sets: ['base', set] } });
  await playOn(guests, () => host.view.step >= 20);
  await rig.restart();
  const back = await Promise.all(guests.map(({ id }) => rig.come(id, code)));
  expect(back[0]?.info.packs).toEqual([packOf('tornado')]);
  expect(back[0]?.view).toEqual(host.view);
  await playOn(back);
  await back[0]?.does({ type: 'start' });
  expect(back[0]?.view).toMatchObject({ setup: { sets: ['base', set] } });
  expect(rig.errors).toEqual([]);
});
