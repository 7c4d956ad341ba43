// Tests that a removed guest does not come back under another name, and housemates may.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Guest } from '../../testing/recording-guest.ts';
import { playOn, Rig } from '../../testing/test-tables.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

const CLUB = 'the mark of a club';
const HOME = 'the mark of a home';

/**
 * A game of the host and Bob, who share a home network; Cleo and Mallory watch from the club's network. Then Mallory is
 * removed.
 */
async function evening(): Promise<{ readonly code: string; readonly host: Guest; readonly cleo: Guest }> {
  const { code, host } = await rig.deal(2);
  const cleo = await rig.come('cleo', code, {}, CLUB);
  const mallory = await rig.come('mallory', code, { name: 'Mallory' }, CLUB);
  expect(await host.does({ type: 'kick', guest: 'mallory' })).toBeNull();
  expect(mallory.dismissed).toBe('sent-away');
  return { code, host, cleo };
}

const refusal = async (guest: Promise<Guest>): Promise<string | null> => (await guest).dismissed;

describe('a removed guest', () => {
  test('a removed guest can’t return as a new guest from the same network, and has to knock instead', async () => {
    const { code, host } = await evening();
    expect(await refusal(rig.come('mallory', code, {}, HOME))).toBe('sent-away');
    const again = await rig.come('nobody', code, { name: 'Nobody' }, CLUB);
    expect(again.last('error')).toMatchObject({ code: 'barred', about: 'join' });
    expect(again.dismissed).toBe('barred');
    await host.isHeard();
    expect(host.info.knocks).toEqual([{ guest: 'nobody', name: 'Nobody' }]);
  });

  test('removing a guest does not keep out people from other networks', async () => {
    const { code } = await evening();
    expect(await refusal(rig.come('dan', code, {}, HOME))).toBeNull();
    expect(await refusal(rig.come('eve', code))).toBeNull();
  });

  test('removing a guest from a network keeps out nobody from there who was at the table before or plays', async () => {
    const { code, cleo } = await evening();
    expect(cleo.dismissed).toBeNull();
    cleo.hangUp();
    expect(await refusal(rig.come('cleo', code, {}, CLUB))).toBeNull();
    await rig.restart();
    expect(await refusal(rig.come('cleo', code, {}, CLUB))).toBeNull();
    // The host and Bob play: wherever they call from now.
    expect(await refusal(rig.come('host', code, {}, CLUB))).toBeNull();
    expect(await refusal(rig.come('bob', code, {}, CLUB))).toBeNull();
    expect(await refusal(rig.come('nobody', code, {}, CLUB))).toBe('barred');
    expect(await refusal(rig.come('mallory', code))).toBe('sent-away');
  });

  test('removing a guest also disconnects later guests from their network, who then have to knock', async () => {
    const { code, host } = await rig.deal(2);
    await rig.come('mallory', code, { name: 'Mallory' }, CLUB);
    const friends = [await rig.come('one', code, { name: 'One' }, CLUB), await rig.come('two', code, {}, CLUB)];
    const elsewhere = await rig.come('eve', code, {}, HOME);
    friends[1]?.hangUp();
    await host.does({ type: 'kick', guest: 'mallory' });
    expect([friends[0]?.dismissed, elsewhere.dismissed]).toEqual(['barred', null]);
    expect(host.info.knocks).toEqual([{ guest: 'one', name: 'One' }]);
    for (const id of ['one', 'two']) expect(await refusal(rig.come(id, code, {}, CLUB))).toBe('barred');
    await rig.restart();
    expect(await refusal(rig.come('two', code, {}, CLUB))).toBe('barred');
  });

  test('removing a guest keeps out nobody of their network who has or had a seat at the table', async () => {
    const { code, host } = await rig.gather(1);
    await rig.come('mallory', code, {}, CLUB);
    const [sam, sue] = [await rig.come('sam', code, {}, CLUB), await rig.come('sue', code, {}, CLUB)];
    for (const guest of [sam, sue]) await guest.does({ type: 'sit' });
    await host.does({ type: 'kick', guest: 'mallory' });
    expect([sam.dismissed, sue.dismissed]).toEqual([null, null]);
    await sue.does({ type: 'leave' });
    for (const id of ['sam', 'sue']) expect(await refusal(rig.come(id, code, {}, CLUB))).toBeNull();
  });

  test('a removed guest’s network is banned however many guests came from there since', async () => {
    const { code, host } = await rig.gather(1);
    await rig.come('mallory', code, {}, CLUB);
    for (let number = 0; number < 510; number++) (await rig.come(`puppet-${number}`, code, {}, CLUB)).hangUp();
    await host.does({ type: 'kick', guest: 'mallory' });
    for (const id of ['puppet-3', 'puppet-509', 'nobody'])
      expect(await refusal(rig.come(id, code, {}, CLUB))).toBe('barred');
  });

  test('removing a guest does not stop another player of that network from moving their seat to another device', async () => {
    const { code, host } = await evening();
    await host.does({ type: 'move' });
    const { ticket } = host.last('ticket');
    const phone = await rig.come('phone', code, { ticket }, CLUB);
    expect([phone.dismissed, phone.seat]).toEqual([null, 0]);
  });

  test('the host pardons a removed guest, and with them all guests from the same network', async () => {
    const { code, host } = await evening();
    await rig.come('nobody', code, {}, CLUB);
    expect(await host.does({ type: 'pardon', guest: 'mallory' })).toBeNull();
    expect(host.info.knocks).toEqual([]);
    expect(await refusal(rig.come('mallory', code, {}, CLUB))).toBeNull();
    expect(await refusal(rig.come('nobody', code, {}, CLUB))).toBeNull();
  });

  test('a removed guest stays banned after the game, but other guests of their network may come then', async () => {
    const { code, guests, host } = await rig.deal(4, 'dice');
    await rig.come('mallory', code, {}, CLUB);
    await host.does({ type: 'kick', guest: 'mallory' });
    expect(await refusal(rig.come('nobody', code, {}, CLUB))).toBe('barred');
    await playOn(guests);
    expect(host.info.knocks).toEqual([]);
    expect(await refusal(rig.come('nobody', code, {}, CLUB))).toBeNull();
    expect(await refusal(rig.come('mallory', code, {}, CLUB))).toBe('sent-away');
  });

  test('a table remembers the last hundred removed guests', async () => {
    const { code, host } = await rig.gather();
    for (let number = 0; number < 101; number++) {
      await rig.come(`guest-${number}`, code);
      await host.does({ type: 'kick', guest: `guest-${number}` });
    }
    expect((await rig.store.table(code))?.banned).toHaveLength(100);
    expect(await refusal(rig.come('guest-0', code))).toBeNull();
    expect(await refusal(rig.come('guest-1', code))).toBe('sent-away');
  });

  test('a removed guest is recognised from an older record that has only their id', async () => {
    const { code } = await evening();
    const kept = await rig.store.table(code);
    if (kept === null) throw new Error('no such table');
    await rig.store.write([{ put: 'table', record: { ...kept, banned: ['mallory'] as never } }]);
    await rig.restart();
    expect(await refusal(rig.come('mallory', code, {}, CLUB))).toBe('sent-away');
    expect(await refusal(rig.come('nobody', code, {}, CLUB))).toBeNull();
  });
});

describe('a guest who knocks', () => {
  test('a guest who knocks is admitted by the host alone, and stays admitted after a restart', async () => {
    const { code, host, cleo } = await evening();
    await rig.come('nobody', code, {}, CLUB);
    expect(await cleo.does({ type: 'pardon', guest: 'nobody' })).toBe('not-the-host');
    expect(await host.does({ type: 'pardon', guest: 'nobody' })).toBeNull();
    expect(host.info.knocks).toEqual([]);
    const back = await rig.come('nobody', code, {}, CLUB);
    expect(back.dismissed).toBeNull();
    expect(await refusal(rig.come('another', code, {}, CLUB))).toBe('barred');
    await rig.restart();
    expect(await refusal(rig.come('nobody', code, {}, CLUB))).toBeNull();
    expect(await refusal(rig.come('another', code, {}, CLUB))).toBe('barred');
  });

  test('a guest who knocks repeatedly is announced once, and a crowd of them is announced at most eight times', async () => {
    const { code, host } = await evening();
    const before = host.all('table').length;
    for (let number = 0; number < 30; number++) await rig.come(`nobody-${number % 20}`, code, {}, CLUB);
    await host.isHeard();
    expect(host.info.knocks).toHaveLength(8);
    expect(host.all('table').length - before).toBe(8);
  });
});
