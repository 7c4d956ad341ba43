// Tests of the marks of aborted shuffles: they follow people and seats until a deal.

import { seatCommitmentOf } from '@posse/protocol';
import type { TableRecord } from '@posse/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contributionOf, promise, reveal } from '../../testing/contributing-guests.ts';
import { pass, stopTime } from '../../testing/fake-clocks.ts';
import type { Guest } from '../../testing/recording-guest.ts';
import { type Party, playOn, Rig } from '../../testing/test-tables.ts';
import { withRecovery, withTakeBack } from '../people/recovered-seats.ts';
import { reseated } from '../people/seat-edits.ts';

let rig: Rig;
beforeEach(() => {
  stopTime();
  rig = new Rig();
});
afterEach(async () => {
  vi.useRealTimers();
  await rig.close();
});

async function started(people = 3): Promise<Party> {
  const party = await rig.gather(people);
  for (const guest of party.guests) await promise(guest, contributionOf(guest.seat ?? 0));
  await party.host.does({ type: 'start' });
  return party;
}

async function secondsPass(seconds: number, guest: Guest): Promise<void> {
  pass(seconds);
  await guest.isHeard();
}

/**
 * A table after Bob aborted the first shuffle and Cleo the second. Nobody answered "Deal anyway?", so it waits again.
 */
async function waitingAfterAborts(): Promise<Party> {
  const party = await started();
  const { host, guests } = party;
  await reveal(host, contributionOf(0), contributionOf(10));
  await reveal(guests[2] as Guest, contributionOf(2), contributionOf(12));
  await secondsPass(10, host);
  await reveal(host, contributionOf(10), contributionOf(20));
  await secondsPass(10, host);
  await secondsPass(30, host);
  expect(host.info).toMatchObject({ start: null, dealAnyway: null });
  return party;
}

async function moved(guest: Guest, code: string, to: string): Promise<Guest> {
  expect(await guest.does({ type: 'move' })).toBeNull();
  return rig.come(to, code, { ticket: guest.last('ticket').ticket });
}

/** Everybody says yes to "Deal anyway?". Returns the commitments of the start that follows. */
async function dealtAnyway(host: Guest, guests: readonly Guest[]): Promise<readonly (string | null)[] | undefined> {
  await host.does({ type: 'start' });
  for (const guest of guests) expect(await guest.does({ type: 'deal-anyway', on: true })).toBeNull();
  await host.isHeard();
  return host.info.start?.promises;
}

function recordOf(code: string): TableRecord {
  const here = rig.tables.here(code);
  if (here === null) throw new Error(`The table ${code} is not in memory.`);
  return here.table.state.record;
}

const marksOf = ({ seats }: TableRecord): readonly boolean[] => seats.map(({ missed }) => missed ?? false);

describe('a seat transfer after an aborted shuffle', () => {
  test('a seat moved after an aborted shuffle stays marked, and so does the new device in any other seat', async () => {
    const { host, other, code } = await waitingAfterAborts();
    const phone = await moved(other, code, 'phone');
    expect(phone.info.aborted?.[0]?.missing).toEqual([{ seat: 1, guest: 'phone', name: 'BOB' }]);
    await phone.does({ type: 'leave' });
    await phone.does({ type: 'sit', seat: 3, promise: seatCommitmentOf(contributionOf(31)) });
    expect(await dealtAnyway(host, [host, phone])).toBeUndefined();
    await secondsPass(30, host);
    expect(host.info.start?.promises).toEqual([seatCommitmentOf(contributionOf(20)), null, null, null]);
  });

  test('a seat moved after an aborted shuffle leaves the old device marked too, in any other seat', async () => {
    const { host, other, guests, code } = await waitingAfterAborts();
    const phone = await moved(other, code, 'phone');
    const old = await rig.come('bob', code);
    expect(await old.does({ type: 'sit', seat: 3, promise: seatCommitmentOf(contributionOf(32)) })).toBeNull();
    const commitments = await dealtAnyway(host, [host, phone, guests[2] as Guest, old]);
    expect(commitments).toEqual([seatCommitmentOf(contributionOf(20)), null, null, null]);
  });

  test('a player’s yes to "Deal anyway?" goes along when their seat moves to another device', async () => {
    const { host, other, code } = await waitingAfterAborts();
    await host.does({ type: 'start' });
    await other.does({ type: 'deal-anyway', on: true });
    const phone = await moved(other, code, 'phone');
    expect(phone.info.dealAnyway?.yes).toEqual([1]);
  });
});

test('a seat moved during a shuffle marks both devices if its contribution stays missing', async () => {
  const { host, other, guests, code } = await started();
  const phone = await moved(other, code, 'phone');
  await reveal(host, contributionOf(0), contributionOf(10));
  await reveal(guests[2] as Guest, contributionOf(2), contributionOf(12));
  await secondsPass(10, host);
  expect(host.info.aborted?.[0]?.missing).toMatchObject([{ seat: 1, guest: 'phone' }]);
  expect(recordOf(code).givenUp[0]?.missing).toMatchObject([{ guest: 'phone', formerly: ['bob'] }]);
  expect(phone.seat).toBe(1);
});

describe('a seat with a mark', () => {
  test('a seat marked for a missing contribution stays marked when it is recovered, and when it is taken back', async () => {
    const { code } = await waitingAfterAborts();
    const before = recordOf(code);
    const recovered = withRecovery(before, 1, { guest: 'dora', name: 'Dora' }, 0).record;
    const takenBack = withTakeBack(recovered, 'bob', 0)?.record as TableRecord;
    expect([before, recovered, takenBack].map(marksOf)).toEqual(Array(3).fill([false, true, true, false]));
    expect(takenBack.seats[1]?.guest).toBe('bob');
    expect(takenBack.givenUp).toEqual(before.givenUp);
  });

  test('a seat marked for a missing contribution stays marked when a bot takes it and the host frees it', async () => {
    const { host, code } = await waitingAfterAborts();
    await host.does({ type: 'bot', seat: 1, unseat: true });
    await host.does({ type: 'free', seat: 1 });
    expect(marksOf(recordOf(code))).toEqual([false, true, true, false]);
  });

  test('a removed seat that was marked for a missing contribution passes its mark on to the next added seat', async () => {
    const { code } = await waitingAfterAborts();
    const before = recordOf(code);
    const fewer = reseated(before, 3, [1], 'random');
    expect([marksOf(fewer), fewer.removedMarks]).toEqual([[false, true, false], 1]);
    const none = reseated(fewer, 2, [1], 'random');
    expect([marksOf(none), none.removedMarks]).toEqual([[false, false], 2]);
    const more = reseated(none, 5, [], 'random');
    expect([marksOf(more), more.removedMarks]).toEqual([[false, false, true, true, false], undefined]);
  });

  test('seats marked for missing contributions stay as many when the host removes seats and adds others', async () => {
    const { host, other, guests, code } = await waitingAfterAborts();
    await (guests[2] as Guest).does({ type: 'leave' });
    await other.does({ type: 'leave' });
    await host.does({ type: 'arrange', plan: { seats: 5 } });
    await host.does({ type: 'arrange', plan: { seats: 4 } });
    await host.does({ type: 'arrange', plan: { seats: 7 } });
    expect(marksOf(recordOf(code)).filter((isMarked) => isMarked)).toHaveLength(2);
    const dora = await rig.come('dora', code);
    const seat = marksOf(recordOf(code)).indexOf(true);
    await dora.does({ type: 'sit', seat, promise: seatCommitmentOf(contributionOf(33)) });
    const commitments = await dealtAnyway(host, [host, dora]);
    expect(commitments?.filter((one) => one !== null)).toEqual([seatCommitmentOf(contributionOf(20))]);
  });
});

test('a table shows which shuffles were aborted before the deal, until that game is over', async () => {
  const { host, guests, code } = await started();
  const cleo = guests[2] as Guest;
  await reveal(host, contributionOf(0), contributionOf(10));
  await reveal(cleo, contributionOf(2), contributionOf(12));
  await secondsPass(10, host);
  const { aborted } = host.info;
  await reveal(host, contributionOf(10));
  await reveal(cleo, contributionOf(12));
  expect(host.info.phase).toBe('playing');
  expect(host.info.aborted).toEqual(aborted);
  const late = await rig.come('late', code);
  expect(late.info.aborted?.map(({ missing }) => missing)).toEqual([[{ seat: 1, guest: 'bob', name: 'BOB' }]]);
  await playOn(guests);
  await late.isHeard();
  expect(late.info.aborted).toBeUndefined();
});
