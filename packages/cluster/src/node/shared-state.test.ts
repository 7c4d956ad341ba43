// Tests what nodes broadcast: public tables, limits, withdrawals.

import type { TableSummary } from '@posse/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { Unavailable } from '../../../server/src/bus/bus.ts';
import { CodeGuessLimit } from '../../../server/src/limits/code-guess-limit.ts';
import { LIMITS, Limits } from '../../../server/src/limits/rate-limits.ts';
import { MAX_LISTED } from '../../../server/src/tables/lifecycle/public-table-list.ts';
import { Broadcasts } from '../bus/node-broadcasts.ts';
import type { SharedClaim, Withdrawal } from '../store/shared-store.ts';
import { FakeBrokers } from '../testing/fake-broker.ts';
import { TableList } from './public-tables-of-nodes.ts';
import { LimitShares } from './shared-limits.ts';
import { SharedWithdrawals } from './shared-withdrawals.ts';
import { TableOwners } from './table-owners.ts';

const LOG = { info: () => undefined, warn: () => undefined };

/** The broadcasts of nodes with these names. */
async function tellers(...names: readonly string[]): Promise<readonly [FakeBrokers, ...Broadcasts[]]> {
  const brokers = new FakeBrokers();
  const told = names.map((name) => {
    const broker = brokers.broker(name);
    const one = new Broadcasts(name, broker);
    void broker.listen({
      packet: () => undefined,
      broadcast: (from, text) => one.receive(from, text),
      noResponders: () => undefined,
      ask: async () => null,
    });
    return one;
  });
  // A node accepts the broadcasts of a node once that has sent something to it alone.
  for (const from of names) for (const to of names) brokers.greet(from, to);
  await soon();
  return [brokers, ...told];
}

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const table = (code: string, free: number, createdAt: number): TableSummary => ({
  code,
  game: 'dice',
  preset: null,
  seats: 4,
  people: 4 - free,
  free,
  watchers: 0,
  phase: 'gathering',
  hostName: 'Ann',
  createdAt,
});

test('every node lists the tables of all nodes as they are now, without those of a dead node', async () => {
  const [brokers, one, two] = (await tellers('a', 'b')) as [FakeBrokers, Broadcasts, Broadcasts];
  let own = [table('A1', 1, 1), table('A2', 3, 2)];
  const sent: string[] = [];
  brokers.carries = (_, __, text) => sent.push(text) > 0;
  const here = new TableList(one, () => own);
  const there = new TableList(two, () => [table('B1', 3, 3)]);
  onTestFinished(() => {
    here.stop();
    there.stop();
  });
  const codes = (lobby: TableList): readonly string[] => lobby.listed.map(({ code }) => code);
  here.announce();
  there.announce();
  await soon();
  expect(codes(there)).toEqual(['B1', 'A2', 'A1']);
  expect(codes(here)).toEqual(codes(there));
  // Only changes are announced.
  own = [table('A1', 2, 1), table('A3', 0, 4)];
  here.announce();
  await soon();
  expect(codes(there)).toEqual(['B1', 'A1', 'A3']);
  const length = sent.length;
  here.announce();
  expect(sent).toHaveLength(length);
  // A lost announcement is soon repeated.
  brokers.carries = () => false;
  own = [table('A9', 4, 9)];
  here.announce();
  brokers.carries = () => true;
  for (let times = 0; times < 5; times++) here.announce();
  await soon();
  expect(codes(there)).toEqual(['A9', 'B1']);
  there.removeNode('a');
  expect(codes(there)).toEqual(['B1']);
  own = Array.from({ length: 100 }, (_, number) => table(`M${number}`, 1, number));
  for (let times = 0; times < 5; times++) here.announce();
  await soon();
  expect(there.listed).toHaveLength(MAX_LISTED);
  one.send('lobby', { all: true, put: [{ code: 'odd' }], gone: 7 });
  await soon();
  expect(there.listed).toHaveLength(MAX_LISTED);
});

test('an action that is limited at one node is limited at all, wrong guesses included', async () => {
  const [, one, two] = (await tellers('a', 'b')) as [FakeBrokers, Broadcasts, Broadcasts];
  const [here, there] = [new Limits([], () => 0), new Limits([], () => 0)];
  const guesses = new CodeGuessLimit(3, () => 0);
  const spending = new LimitShares(one, () => undefined);
  const shares = new LimitShares(two, (what, key, times) =>
    what === 'wrong code' ? guesses.wrongElsewhere(key, times) : there.takenElsewhere(what, key, times),
  );
  onTestFinished(() => {
    spending.stop();
    shares.stop();
  });
  here.noted = (what, key) => spending.count(what, key);
  const who = { guest: 'ann', network: '10.0.0.1' };
  for (let times = 0; times < LIMITS.table.guest.burst; times++) here.take('table', who);
  for (let times = 0; times < 3; times++) spending.count('wrong code', '10.0.0.1');
  spending.count('what a newer node limits', 'ann');
  there.take('table', { guest: 'ann', network: '10.0.0.2' });
  spending.announce();
  await soon();
  expect(() => there.take('table', { guest: 'ann', network: '10.0.0.2' })).toThrow('Many tables were opened');
  there.take('table', { guest: 'bob', network: '10.0.0.1' });
  expect(guesses.allowed('10.0.0.1')).toBe(false);
  expect(guesses.allowed('10.0.0.2')).toBe(true);
  // It is announced once.
  const before = there.take.bind(there, 'table', { guest: 'cid', network: '10.0.0.3' });
  spending.announce();
  await soon();
  expect(before).not.toThrow();
  one.send('spent', [['table by guest', 'dan', -5], 'nonsense']);
  await soon();
});

test('a session that is withdrawn at one node is withdrawn at all, later ones included', async () => {
  const [brokers, one, two, three] = (await tellers('a', 'b', 'c')) as [
    FakeBrokers,
    Broadcasts,
    Broadcasts,
    Broadcasts,
  ];
  const rows: Withdrawal[] = [];
  const store = {
    withdraw: async (guest: string) => void rows.push({ number: rows.length + 1, guest }),
    withdrawn: async (after: number, most: number) => rows.filter(({ number }) => number > after).slice(0, most),
  };
  for (let number = 0; number < 2500; number++) await store.withdraw(`g${number % 1000}`);
  const opened: SharedWithdrawals[] = [];
  onTestFinished(() => {
    for (const each of opened) each.stop();
  });
  const open = async (told: Broadcasts): Promise<SharedWithdrawals> => {
    const withdrawals = await SharedWithdrawals.open(store, told, LOG);
    opened.push(withdrawals);
    return withdrawals;
  };
  const [here, there] = [await open(one), await open(two)];
  expect([here.of('g0'), here.of('g999'), here.of('ann')]).toEqual([3, 2, 0]);
  await here.add('ann');
  expect(here.of('ann')).toBe(1);
  await soon();
  expect(there.of('ann')).toBe(1);
  await soon();
  await there.add('ann');
  await here.add('bob');
  await soon();
  await soon();
  expect([here.of('ann'), there.of('ann'), here.of('bob'), there.of('bob')]).toEqual([2, 2, 1, 1]);
  // A withdrawal whose broadcast was lost is read with the next one.
  brokers.carries = () => false;
  await there.add('cid');
  brokers.carries = () => true;
  await here.add('dan');
  expect(here.of('cid')).toBe(1);
  const late = await open(three);
  expect([late.of('ann'), late.of('bob'), late.of('cid'), late.of('g1')]).toEqual([2, 1, 1, 3]);
});

test('no table is claimed for a node that is leaving, or does not know whether it lives', async () => {
  const cluster = { isHealthy: true, awake: true, isAwake: () => cluster.awake };
  const counts = { takeovers: 0, claims: 0 };
  let claim: SharedClaim = { kind: 'ours', from: 'dead' };
  const owners = new TableOwners({
    store: {
      claim: async () => {
        if (claim.kind === 'none') throw new Error('The database is away.');
        return claim;
      },
      release: async () => undefined,
    },
    cluster,
    metrics: {
      takeovers: { inc: () => void counts.takeovers++ },
      claimSeconds: { observe: () => void counts.claims++ },
    },
    log: LOG,
    now: () => 0,
  });
  expect(await owners.claim('HERE')).toEqual(claim);
  claim = { kind: 'theirs', node: 'b' };
  expect(await owners.claim('HERE')).toEqual(claim);
  expect(counts).toEqual({ takeovers: 1, claims: 2 });
  claim = { kind: 'none' };
  await expect(owners.claim('HERE')).rejects.toThrow(Unavailable);
  claim = { kind: 'theirs', node: 'b' };
  expect(owners.isSound()).toBe(true);
  cluster.awake = false;
  await expect(owners.claim('HERE')).rejects.toThrow('This server is closing');
  cluster.awake = true;
  owners.isLeaving = true;
  await expect(owners.claim('HERE')).rejects.toThrow('This server is closing');
  expect(owners.isSound()).toBe(false);
});
