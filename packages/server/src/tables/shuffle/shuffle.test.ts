// A start of a game: whoever does not show the luck that he promised is named, and nothing that anybody does leads to another deal in secret.

import { isFairlyDealt, promiseOf, sealOf, sealsIn } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreFailure } from '../../store/store.ts';
import type { Guest } from '../../testing/guest.ts';
import { luckOf, promise, reveal, revealAll } from '../../testing/lucks.ts';
import { type Party, playOn, Rig } from '../../testing/rig.ts';
import { pass, stopTime } from '../../testing/time.ts';
import { until } from '../../testing/until.ts';
import type { TableState } from '../actor/table-state.ts';
import { Archive } from '../lifecycle/archive.ts';
import { withSeat } from '../people/seating.ts';

let rig: Rig;
beforeEach(() => {
  stopTime();
  rig = new Rig();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

/** Everybody has promised, and the host has asked for a game. */
async function started(people = 3): Promise<Party> {
  const party = await rig.gather(people);
  for (const guest of party.guests) await promise(guest, luckOf(guest.seat ?? 0));
  await party.host.does({ type: 'start' });
  return party;
}

const sealSeenBy = ({ info }: Guest): string => (info.start === null ? 'none' : sealOf(info.start));

/** Ten seconds without a word. */
async function timePasses(guests: readonly Guest[]): Promise<void> {
  pass(10);
  for (const guest of guests) await guest.isHeard();
}

describe('a start', () => {
  test('is stored before anybody sees it, and lucks are not', async () => {
    const { host, code } = await started();
    const record = await rig.store.table(code);
    expect(record?.start?.promises.slice(0, 3)).toEqual([0, 1, 2].map((seat) => promiseOf(luckOf(seat))));
    await reveal(host, luckOf(0));
    expect(JSON.stringify(await rig.store.table(code))).not.toContain(luckOf(0));
  });

  test('takes nothing but the luck that was promised, for itself', async () => {
    const { host } = await started();
    expect(await reveal(host, luckOf(9))).toBe('bad-luck');
    const other = { type: 'reveal', start: luckOf(5), luck: luckOf(0), next: promiseOf(luckOf(8)) } as const;
    expect(await host.does(other)).toBe('not-now');
    expect(await reveal(host, luckOf(0), luckOf(1))).toBe('bad-luck');
    expect(await reveal(host, luckOf(0))).toBeNull();
    expect(await reveal(host, luckOf(0))).toBeNull();
  });

  test('is the same after a restart: the secret, the promises, and so the deal', async () => {
    const { guests, host, code } = await started();
    const seal = sealSeenBy(host);
    const before = await rig.store.table(code);
    await reveal(host, luckOf(0));
    await rig.restart();
    // They promise the next one as they come, and again with the luck that they show.
    const next = (seat: number | null): string => `ff${luckOf(seat ?? 0).slice(2)}`;
    const back = await Promise.all(
      guests.map(({ id, seat }) => rig.come(id, code, { promise: promiseOf(next(seat)) })),
    );
    expect(back.map(sealSeenBy)).toEqual(guests.map(() => seal));
    expect((await rig.store.table(code))?.start).toEqual(before?.start);
    await revealAll(back);
    const game = await rig.store.game(back[0]?.last('game').id ?? '');
    expect([game?.secret, game?.lucks.slice(0, 3)]).toEqual([before?.start?.secret, [0, 1, 2].map(luckOf)]);
  });

  test('waits after a restart for somebody to come', async () => {
    const { host, code } = await started(1);
    const seal = sealSeenBy(host);
    await rig.restart();
    pass(60);
    const back = await rig.come('host', code);
    pass(9);
    await back.isHeard();
    expect(sealSeenBy(back)).toBe(seal);
    back.hangUp();
    pass(60);
    const again = await rig.come('host', code);
    expect(sealSeenBy(again)).toBe(seal);
    await reveal(again, luckOf(0));
    expect(again.info.phase).toBe('playing');
  });

  test('is the same for a table that is brought back from the store', async () => {
    const { guests, host, code } = await started(2);
    await reveal(host, luckOf(0));
    const before = await rig.store.table(code);
    rig.tables.here(code)?.table.state.dropIfLost(new StoreFailure('conflict', 'Somebody else has gone on.'));
    await until(() => guests.every(({ dismissed }) => dismissed === 'moved'), 'the end of the table in memory');
    const [again, other] = [await rig.come('host', code), await rig.come('bob', code)];
    expect(await rig.store.table(code)).toEqual(before);
    await reveal(again, luckOf(0));
    await reveal(other, luckOf(1));
    expect(again.last('game').lucks.slice(0, 2)).toEqual([luckOf(0), luckOf(1)]);
  });

  test('lets nobody change who sits where, or what is dealt', async () => {
    const { host, code } = await started();
    const seal = sealSeenBy(host);
    const watcher = await rig.come('watcher', code);
    expect(await watcher.does({ type: 'sit' })).toBe('not-now');
    expect(await host.does({ type: 'arrange', plan: { seats: 5 } })).toBe('not-now');
    expect(await host.does({ type: 'again' })).toBe('not-now');
    expect(await host.does({ type: 'bot', seat: 1 })).toBe('not-now');
    expect(await host.does({ type: 'free', seat: 3 })).toBe('not-now');
    expect(await host.does({ type: 'start' })).toBeNull();
    expect(sealSeenBy(host)).toBe(seal);
  });

  test('does not count what is promised meanwhile', async () => {
    const { host, guests } = await started(2);
    await promise(host, luckOf(6));
    await revealAll(guests);
    expect(host.last('game').lucks[0]).toBe(luckOf(0));
  });

  test('is no sign of somebody: his page shows his luck by itself', async () => {
    const { code, host, other, guests } = await started(2);
    await revealAll(guests);
    const state = rig.tables.here(code)?.table.state as TableState;
    await state.keep(withSeat(state.record, 1, { away: true }));
    await promise(other, luckOf(9));
    await host.isHeard();
    expect(host.info.seats[1]?.away).toBe(true);
  });
});

describe('who has not shown his luck after ten seconds', () => {
  test('is named to all, and a new start is made with new promises and without him', async () => {
    const { host, other, guests, code } = await started();
    const seal = sealSeenBy(host);
    const before = await rig.store.table(code);
    await reveal(host, luckOf(0), luckOf(10));
    await reveal(guests[2] as Guest, luckOf(2), luckOf(12));
    pass(9);
    await host.isHeard();
    expect(sealSeenBy(host)).toBe(seal);
    await timePasses([host]);
    expect(host.notices).toEqual(['BOB: no-luck']);
    const { start } = host.info;
    expect(start?.promises).toEqual([promiseOf(luckOf(10)), null, promiseOf(luckOf(12)), null]);
    const after = await rig.store.table(code);
    expect(after?.start?.secret).not.toBe(before?.start?.secret);
    expect(after?.givenUp).toMatchObject([
      { secret: before?.start?.secret, promises: before?.start?.promises, missing: [{ seat: 1, name: 'BOB' }] },
    ]);
    // He is there again, and too late for this deal.
    await promise(other, luckOf(11));
    await reveal(host, luckOf(10));
    await reveal(guests[2] as Guest, luckOf(12));
    expect(host.last('game').lucks[0]).toBe(luckOf(10));
    expect((await rig.store.table(code))?.seats[1]?.promise).toBe(promiseOf(luckOf(11)));
    expect((await rig.store.table(code))?.givenUp).toEqual([]);

    await playOn(guests);
    const proof = await new Archive(rig.store).proof(host.last('game').id);
    expect(isFairlyDealt(proof)).toBe(true);
    if (proof.version === 1) throw new Error('lucks were promised');
    expect(proof.givenUp).toMatchObject([{ missing: [{ seat: 1, name: 'BOB' }] }]);
    expect(sealsIn(proof)[0]).toBe(seal);
  });

  test('does not get another try before the deal, and neither do others', async () => {
    const { host, other, guests } = await started();
    const cleo = guests[2] as Guest;
    await reveal(host, luckOf(0), luckOf(10));
    await reveal(cleo, luckOf(2), luckOf(12));
    await timePasses([host]);
    await promise(other, luckOf(11));
    await reveal(host, luckOf(10), luckOf(20));
    await timePasses([host]);
    expect(host.notices).toEqual(['BOB: no-luck', 'CLEO: no-luck']);
    expect(host.info.start?.promises).toEqual([promiseOf(luckOf(20)), null, null, null]);
  });

  test('is named with all others: then only the server adds luck', async () => {
    const { host, guests, code } = await started();
    await timePasses(guests);
    expect(host.notices).toEqual(['HOST: no-luck', 'BOB: no-luck', 'CLEO: no-luck']);
    expect(host.info.phase).toBe('playing');
    const game = await rig.store.game(host.last('game').id);
    expect(game?.promises).toEqual([null, null, null, null]);
    expect(game?.givenUp?.[0]?.missing.map(({ name }) => name)).toEqual(['HOST', 'BOB', 'CLEO']);
    const numbers = (await rig.store.lines(code, 9)).map(({ number }) => number);
    expect(numbers).toEqual([1, 2, 3]);
  });

  test('is waited for until it can be stored', async () => {
    const { host } = await started(1);
    rig.store.failing = 1;
    await timePasses([host]);
    expect([host.notices, host.info.phase]).toEqual([[], 'gathering']);
    pass(2);
    await host.isHeard();
    expect([host.notices, host.info.phase]).toEqual([['HOST: no-luck'], 'playing']);
  });
});

describe('who leaves while the cards are mixed', () => {
  test.each(['leave', 'kick'] as const)('gives the start up, in sight of all (%s)', async (how) => {
    const { host, other, guests, code } = await started();
    await reveal(host, luckOf(0), luckOf(10));
    if (how === 'leave') await other.does({ type: 'leave' });
    else await host.does({ type: 'kick', guest: 'bob' });
    await host.isHeard();
    expect(host.notices).toEqual(['BOB: gone-at-start']);
    expect([host.info.start, host.info.phase]).toEqual([null, 'gathering']);
    // Whoever has shown his luck has promised another one; others promise anew.
    expect(host.info.seats.map(({ adds }) => adds)).toEqual([true, false, false, false]);
    expect((await rig.store.table(code))?.givenUp).toMatchObject([{ missing: [{ seat: 1 }] }]);
    expect(await promise(guests[2] as Guest, luckOf(2))).toBe('bad-luck');
    expect(await promise(guests[2] as Guest, luckOf(12))).toBeNull();
    await host.does({ type: 'start' });
    pass(9);
    await reveal(host, luckOf(10));
    await reveal(guests[2] as Guest, luckOf(12));
    const game = await rig.store.game(host.last('game').id);
    expect(game?.givenUp).toMatchObject([{ missing: [{ seat: 1, name: 'BOB' }] }]);
  });

  test('gives nothing up if his luck is in it already, or never was', async () => {
    const { host, other, guests, code } = await started();
    const cleo = guests[2] as Guest;
    const seal = sealSeenBy(host);
    await reveal(other, luckOf(1));
    await other.does({ type: 'leave' });
    await host.isHeard();
    expect([sealSeenBy(host), host.notices]).toEqual([seal, []]);
    await reveal(host, luckOf(0), luckOf(10));
    await timePasses([host]);
    expect(host.notices).toEqual(['CLEO: no-luck']);
    await cleo.does({ type: 'leave' });
    await reveal(host, luckOf(10));
    expect(host.notices).toEqual(['CLEO: no-luck']);
    const game = await rig.store.game(host.last('game').id);
    expect(game?.givenUp?.map(({ missing }) => missing.map(({ seat }) => seat))).toEqual([[2]]);
    expect((await rig.store.table(code))?.seats.slice(1, 3)).toMatchObject([
      { guest: null, promise: null },
      { guest: null, promise: null },
    ]);
  });

  test('finds no more patience after twenty starts', async () => {
    const { host, code } = await rig.gather(1);
    await promise(host, luckOf(0));
    for (let number = 0; number < 20; number++) {
      const stranger = await rig.come(`stranger ${number}`, code);
      await stranger.does({ type: 'sit', promise: promiseOf(luckOf(100 + number)) });
      await host.does({ type: 'start' });
      await reveal(host, luckOf(number), luckOf(number + 1));
      await stranger.does({ type: 'leave' });
    }
    expect(await host.does({ type: 'start' })).toBe('not-now');
  });
});
