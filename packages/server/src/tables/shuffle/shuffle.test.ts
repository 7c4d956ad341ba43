// Tests of the shuffle: aborts, marks, and the question "Deal anyway?".

import { assuranceOf, isFairlyDealt, seatCommitmentOf, transcriptHashesIn, transcriptHashOf } from '@posse/protocol';
import { StoreFailure } from '@posse/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contributionOf, promise, reveal, revealAll } from '../../testing/contributing-guests.ts';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { type Party, playOn, Rig } from '../../testing/test-tables.ts';
import { until } from '../../testing/wait-until.ts';
import type { TableState } from '../actor/table-state.ts';
import { Archive } from '../lifecycle/finished-games.ts';
import { withSeat } from '../people/seat-edits.ts';

let rig: Rig;
beforeEach(() => {
  stopTime();
  rig = new Rig();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

/** A table whose guests are all committed, and whose host has started a game. */
async function started(people = 3): Promise<Party> {
  const party = await rig.gather(people);
  for (const guest of party.guests) await promise(guest, contributionOf(guest.seat ?? 0));
  await party.host.does({ type: 'start' });
  return party;
}

const sealSeenBy = ({ info }: Guest): string => (info.start === null ? 'none' : transcriptHashOf(info.start));

/** Ten seconds pass, in which nobody sends anything. */
async function timePasses(guests: readonly Guest[]): Promise<void> {
  pass(10);
  for (const guest of guests) await guest.isHeard();
}

describe('a start', () => {
  test('a shuffle is stored before anybody sees it, and its contributions are not stored', async () => {
    const { host, code } = await started();
    const record = await rig.store.table(code);
    expect(record?.start?.promises.slice(0, 3)).toEqual(
      [0, 1, 2].map((seat) => seatCommitmentOf(contributionOf(seat))),
    );
    await reveal(host, contributionOf(0));
    expect(JSON.stringify(await rig.store.table(code))).not.toContain(contributionOf(0));
  });

  test('a shuffle accepts only the contribution to which each seat committed, and only for this very shuffle', async () => {
    const { host } = await started();
    expect(await reveal(host, contributionOf(9))).toBe('bad-luck');
    const other = {
      type: 'reveal',
      start: contributionOf(5),
      luck: contributionOf(0),
      next: seatCommitmentOf(contributionOf(8)),
    } as const;
    expect(await host.does(other)).toBe('not-now');
    expect(await reveal(host, contributionOf(0), contributionOf(1))).toBe('bad-luck');
    expect(await reveal(host, contributionOf(0))).toBeNull();
    expect(await reveal(host, contributionOf(0))).toBeNull();
  });

  test('a shuffle goes on unchanged after a restart: the same secret, commitments and deal', async () => {
    const { guests, host, code } = await started();
    const seal = sealSeenBy(host);
    const before = await rig.store.table(code);
    await reveal(host, contributionOf(0));
    await rig.restart();
    // They promise the next one as they come, and again with the luck that they show.
    const next = (seat: number | null): string => `ff${contributionOf(seat ?? 0).slice(2)}`;
    const back = await Promise.all(
      guests.map(({ id, seat }) => rig.come(id, code, { promise: seatCommitmentOf(next(seat)) })),
    );
    expect(back.map(sealSeenBy)).toEqual(guests.map(() => seal));
    expect((await rig.store.table(code))?.start).toEqual(before?.start);
    await revealAll(back);
    const game = await rig.store.game(back[0]?.last('game').id ?? '');
    expect([game?.secret, game?.lucks.slice(0, 3)]).toEqual([before?.start?.secret, [0, 1, 2].map(contributionOf)]);
  });

  test('a shuffle waits after a restart until somebody connects', async () => {
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
    await reveal(again, contributionOf(0));
    expect(again.info.phase).toBe('playing');
  });

  test('a shuffle goes on unchanged at a table that is restored from the store', async () => {
    const { guests, host, code } = await started(2);
    await reveal(host, contributionOf(0));
    const before = await rig.store.table(code);
    rig.tables.here(code)?.table.state.dropIfLost(new StoreFailure('conflict', 'Somebody else has gone on.'));
    await until(() => guests.every(({ dismissed }) => dismissed === 'moved'), 'the end of the table in memory');
    const [again, other] = [await rig.come('host', code), await rig.come('bob', code)];
    expect(await rig.store.table(code)).toEqual(before);
    await reveal(again, contributionOf(0));
    await reveal(other, contributionOf(1));
    expect(again.last('game').lucks.slice(0, 2)).toEqual([contributionOf(0), contributionOf(1)]);
  });

  test('while a shuffle is under way nobody can change the seats or the plan', async () => {
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

  test('a commitment made during a shuffle does not count for it', async () => {
    const { host, guests } = await started(2);
    await promise(host, contributionOf(6));
    await revealAll(guests);
    expect(host.last('game').lucks[0]).toBe(contributionOf(0));
  });

  test('a page’s automatic reveal in a shuffle does not bring an absent player back', async () => {
    const { code, host, other, guests } = await started(2);
    await revealAll(guests);
    const state = rig.tables.here(code)?.table.state as TableState;
    await state.keep(withSeat(state.record, 1, { away: true }));
    await promise(other, contributionOf(9));
    await host.isHeard();
    expect(host.info.seats[1]?.away).toBe(true);
  });
});

describe('a seat that has not revealed after ten seconds', () => {
  test('a seat that does not reveal its contribution in ten seconds is named to all, and a new shuffle omits it', async () => {
    const { host, other, guests, code } = await started();
    const seal = sealSeenBy(host);
    const before = await rig.store.table(code);
    await reveal(host, contributionOf(0), contributionOf(10));
    await reveal(guests[2] as Guest, contributionOf(2), contributionOf(12));
    pass(9);
    await host.isHeard();
    expect(sealSeenBy(host)).toBe(seal);
    await timePasses([host]);
    expect(host.notices).toEqual(['BOB: no-luck']);
    const { start } = host.info;
    expect(start?.promises).toEqual([
      seatCommitmentOf(contributionOf(10)),
      null,
      seatCommitmentOf(contributionOf(12)),
      null,
    ]);
    const after = await rig.store.table(code);
    expect(after?.start?.secret).not.toBe(before?.start?.secret);
    expect(after?.givenUp).toMatchObject([
      { secret: before?.start?.secret, promises: before?.start?.promises, missing: [{ seat: 1, name: 'BOB' }] },
    ]);
    // Bob is there again, and too late for this deal.
    await promise(other, contributionOf(11));
    await reveal(host, contributionOf(10));
    await reveal(guests[2] as Guest, contributionOf(12));
    expect(host.last('game').lucks[0]).toBe(contributionOf(10));
    expect((await rig.store.table(code))?.seats[1]?.promise).toBe(seatCommitmentOf(contributionOf(11)));
    expect((await rig.store.table(code))?.givenUp).toEqual([]);

    await playOn(guests);
    const proof = await new Archive(rig.store).proof(host.last('game').id);
    expect(isFairlyDealt(proof)).toBe(true);
    if (proof.version === 1) throw new Error('lucks were promised');
    expect(proof.givenUp).toMatchObject([{ missing: [{ seat: 1, name: 'BOB' }] }]);
    expect(transcriptHashesIn(proof)[0]).toBe(seal);
  });

  test('after a second aborted shuffle the seats that did not reveal are left out, and all players are asked', async () => {
    const { host, guests, code } = await abortedTwice();
    expect(host.notices).toEqual(['BOB: no-luck', 'CLEO: no-luck']);
    expect(host.info).toMatchObject({ start: null, phase: 'gathering', dealAnyway: { left: 30_000, yes: [] } });
    expect((await rig.store.table(code))?.seats.map(({ missed }) => missed ?? false)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    for (const guest of guests) expect(await guest.does({ type: 'deal-anyway', on: true })).toBeNull();
    await host.isHeard();
    expect(host.info.start?.promises).toEqual([seatCommitmentOf(contributionOf(20)), null, null, null]);
  });

  test('if no player reveals their contribution, the deal goes ahead with the server’s alone, and all are named', async () => {
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

  test('a shuffle waits longer for missing contributions while its abort can’t be stored', async () => {
    const { host } = await started(1);
    rig.store.failing = 1;
    await timePasses([host]);
    expect([host.notices, host.info.phase]).toEqual([[], 'gathering']);
    pass(2);
    await host.isHeard();
    expect([host.notices, host.info.phase]).toEqual([['HOST: no-luck'], 'playing']);
  });
});

describe('a player who leaves during a shuffle', () => {
  test.each(['leave', 'kick'] as const)(
    'a player who leaves during a shuffle causes a new one if others have already revealed (%s)',
    async (how) => {
      const { host, other, guests, code } = await started();
      const seal = sealSeenBy(host);
      const next = host.info.start?.next;
      await reveal(host, contributionOf(0), contributionOf(10));
      if (how === 'leave') await other.does({ type: 'leave' });
      else await host.does({ type: 'kick', guest: 'bob' });
      await host.isHeard();
      expect([host.notices, sealSeenBy(host)]).toEqual([['BOB: gone-at-start'], seal]);
      await reveal(guests[2] as Guest, contributionOf(2), contributionOf(12));
      await host.isHeard();
      expect(host.info.start).toMatchObject({
        commitment: next,
        promises: [seatCommitmentOf(contributionOf(10)), null, seatCommitmentOf(contributionOf(12)), null],
      });
      expect((await rig.store.table(code))?.givenUp).toMatchObject([
        { missing: [{ seat: 1, guest: 'bob', name: 'BOB' }] },
      ]);
      await reveal(host, contributionOf(10));
      await reveal(guests[2] as Guest, contributionOf(12));
      await playOn([host, guests[2] as Guest]);
      const proof = await new Archive(rig.store).proof(host.last('game').id);
      expect([isFairlyDealt(proof), assuranceOf(proof)]).toEqual([true, 'aborted-once']);
    },
  );

  test('a player who leaves during a shuffle aborts nothing if they have revealed, or were not committed', async () => {
    const { host, other, guests, code } = await started();
    const cleo = guests[2] as Guest;
    const seal = sealSeenBy(host);
    await reveal(other, contributionOf(1));
    await other.does({ type: 'leave' });
    await host.isHeard();
    expect([sealSeenBy(host), host.notices]).toEqual([seal, []]);
    await reveal(host, contributionOf(0), contributionOf(10));
    await timePasses([host]);
    expect(host.notices).toEqual(['CLEO: no-luck']);
    await cleo.does({ type: 'leave' });
    await reveal(host, contributionOf(10));
    expect(host.notices).toEqual(['CLEO: no-luck']);
    const game = await rig.store.game(host.last('game').id);
    expect(game?.givenUp?.map(({ missing }) => missing.map(({ seat }) => seat))).toEqual([[2]]);
    expect((await rig.store.table(code))?.seats.slice(1, 3)).toMatchObject([
      { guest: null, promise: null },
      { guest: null, promise: null },
    ]);
  });
});

/** A table where Bob did not reveal for the first start, nor Cleo for the second. */
async function abortedTwice(): Promise<Party> {
  const party = await started();
  const { host, guests } = party;
  await reveal(host, contributionOf(0), contributionOf(10));
  await reveal(guests[2] as Guest, contributionOf(2), contributionOf(12));
  await timePasses([host]);
  await reveal(host, contributionOf(10), contributionOf(20));
  await timePasses([host]);
  return party;
}

describe('the question whether to deal anyway', () => {
  test('without a yes in 30 seconds "Deal anyway?" ends without a deal, and is asked again at the next start', async () => {
    const { host, code } = await abortedTwice();
    pass(29);
    await host.isHeard();
    expect(host.info.dealAnyway).not.toBeNull();
    pass(1);
    await host.isHeard();
    expect(host.info).toMatchObject({ dealAnyway: null, start: null, phase: 'gathering' });
    expect((await rig.store.table(code))?.givenUp).toHaveLength(2);
    await host.does({ type: 'start' });
    expect(host.info.dealAnyway).toMatchObject({ yes: [] });
  });

  test('"Deal anyway?" takes the seat of a player who says no, and leaves out only the contribution of a silent one', async () => {
    const { host, other } = await abortedTwice();
    expect(await other.does({ type: 'deal-anyway', on: false })).toBeNull();
    expect(await host.does({ type: 'deal-anyway', on: true })).toBeNull();
    expect(host.info.dealAnyway?.yes).toEqual([0]);
    pass(30);
    await host.isHeard();
    expect(host.info.seats.slice(0, 3).map(({ guest }) => guest)).toEqual(['host', null, 'cleo']);
    expect(host.info.start?.promises).toEqual([seatCommitmentOf(contributionOf(20)), null, null, null]);
    await reveal(host, contributionOf(20));
    expect(host.info.phase).toBe('playing');
  });

  test('"Deal anyway?" is still open after a restart, with the answers given so far', async () => {
    const { host, code } = await abortedTwice();
    await host.does({ type: 'deal-anyway', on: true });
    await rig.restart();
    const back = await rig.come('bob', code);
    expect(back.info.dealAnyway?.yes).toEqual([0]);
  });

  test('refuses an answer to "Deal anyway?" while that question is not open', async () => {
    const { host } = await started();
    expect(await host.does({ type: 'deal-anyway', on: true })).toBe('not-now');
    expect(await host.does({ type: 'deal-anyway', on: false })).toBe('not-now');
  });
});

describe('the mark of an aborted shuffle', () => {
  test('the mark of an aborted shuffle stays with the seat for its next guest, and with a guest who changes seats', async () => {
    const { host, other, guests, code } = await started();
    await reveal(host, contributionOf(0), contributionOf(10));
    await reveal(guests[2] as Guest, contributionOf(2), contributionOf(12));
    await timePasses([host]);
    await reveal(host, contributionOf(10), contributionOf(20));
    await timePasses([host]);
    pass(30);
    await host.isHeard();
    await other.does({ type: 'leave' });
    const dora = await rig.come('dora', code);
    await dora.does({ type: 'sit', seat: 1, promise: seatCommitmentOf(contributionOf(30)) });
    await other.does({ type: 'sit', seat: 3, promise: seatCommitmentOf(contributionOf(31)) });
    await host.does({ type: 'start' });
    for (const guest of [host, other, guests[2] as Guest, dora]) await guest.does({ type: 'deal-anyway', on: true });
    await host.isHeard();
    expect(host.info.start?.promises).toEqual([seatCommitmentOf(contributionOf(20)), null, null, null]);
  });
});

describe('a table with twenty aborted shuffles in a row', () => {
  /** A table where Bob and the host are committed, after this many shuffles were aborted by a guest who has gone. */
  async function afterAborts(count: number): Promise<Party> {
    const party = await rig.gather(2);
    for (const guest of party.guests) await promise(guest, contributionOf(guest.seat ?? 0));
    const state = rig.tables.here(party.code)?.table.state as TableState;
    const hash = 'a'.repeat(64);
    const one = { commitment: hash, secret: hash, deal: hash, missing: [{ seat: 3, guest: 'gone', name: 'GONE' }] };
    const givenUp = Array.from({ length: count }, (_, number) => ({
      ...one,
      promises: [null, null, null, seatCommitmentOf(contributionOf(100 + number))],
    }));
    await state.keep({ ...state.record, givenUp });
    return party;
  }

  test('a table with twenty aborted shuffles in a row refuses another start, and does not ask "Deal anyway?"', async () => {
    const { host } = await afterAborts(20);
    expect(await host.does({ type: 'start' })).toBe('not-now');
    expect(host.info).toMatchObject({ start: null, dealAnyway: null, phase: 'gathering' });
  });

  test('a table stops after the twentieth aborted shuffle in a row, so that the proof can still hold them all', async () => {
    const { host, guests, code } = await afterAborts(19);
    await host.does({ type: 'start' });
    for (const guest of guests) await guest.does({ type: 'deal-anyway', on: true });
    await host.isHeard();
    await reveal(host, contributionOf(0), contributionOf(10));
    await timePasses([host]);
    expect(host.info).toMatchObject({ start: null, dealAnyway: null, phase: 'gathering' });
    expect((await rig.store.table(code))?.givenUp).toHaveLength(20);
    expect(await host.does({ type: 'start' })).toBe('not-now');
  });
});
