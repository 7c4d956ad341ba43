// Tests nodes that are killed, frozen and cut off, on a simulated clock.

import { expect, test } from 'vitest';
import { FakeClient } from '../../../server/src/testing/fake-tables.ts';
import { subjectOf } from '../bus/broker-interface.ts';
import { PacketSeal } from '../bus/sealed-packets.ts';
import { FAKE_SECRET } from '../testing/fake-broker.ts';
import { FakeCluster, type FakeNode } from '../testing/fake-cluster.ts';

/** Milliseconds after which every node has polled without a gap. */
const A_WHILE = 4000;

const three = async (): Promise<readonly [FakeCluster, FakeNode, FakeNode, FakeNode]> => {
  const cluster = new FakeCluster('a', 'b', 'c');
  await cluster.pass(A_WHILE);
  expect(cluster.nodes.map(({ ended, deadNodes, counts }) => [ended, deadNodes, counts.gaps])).toEqual([
    [[], [], 0],
    [[], [], 0],
    [[], [], 0],
  ]);
  return [cluster, ...(cluster.nodes as [FakeNode, FakeNode, FakeNode])];
};

test('a cluster keeps all nodes while nothing happens, and each knows the sums of the cluster', async () => {
  const [cluster, a] = await three();
  await cluster.pass(60_000);
  expect(cluster.nodes.every(({ isRunning, deadNodes }) => isRunning && deadNodes.length === 0)).toBe(true);
  expect(a.cluster.nodes).toEqual(['a', 'b', 'c']);
  expect(a.cluster.counts).toEqual({ nodes: 3, tables: 3, connections: 6 });
  expect(a.cluster.isHealthy).toBe(true);
  expect(await a.cluster.ask('b', { how: 'are you' }, 1000)).toEqual({ how: 'are you' });
});

test('a killed node is declared dead as soon as nobody receives there and its session is gone', async () => {
  const [cluster, a, b, c] = await three();
  const table = a.home.add('HERE');
  b.home.elsewhere.set('HERE', 'a');
  a.home.elsewhere.set('THERE', 'b');
  b.home.add('THERE');
  const [ann, bob] = [new FakeClient(a.cluster.bus, 'ann'), new FakeClient(b.cluster.bus, 'bob')];
  await ann.join('THERE');
  await bob.join('HERE');
  await cluster.pass(100);
  cluster.kill(b);
  await cluster.pass(600);
  expect([a.deadNodes, c.deadNodes]).toEqual([['b'], ['b']]);
  expect(b.row.isDead).toBe(true);
  expect(ann.heard).toEqual(['1012 moved']);
  expect(table.told).toEqual(['arrived bob', 'gone bob']);
  expect(a.cluster.counts.nodes).toBe(2);
});

test('a killed node is declared dead by its silence if the broker reports nothing', async () => {
  const [cluster, a, b] = await three();
  cluster.brokers.reportsNoResponders = false;
  cluster.kill(b);
  await cluster.pass(600);
  expect(a.deadNodes).toEqual([]);
  await cluster.pass(600);
  expect(a.deadNodes).toEqual(['b']);
});

test('a frozen node is declared dead after a lease, and does nothing when it wakes', async () => {
  const [cluster, a, b, c] = await three();
  a.home.elsewhere.set('HERE', 'b');
  const table = b.home.add('HERE');
  const ann = new FakeClient(a.cluster.bus, 'ann');
  const bob = new FakeClient(b.cluster.bus, 'bob');
  await ann.join('HERE');
  await bob.join('HERE');
  await cluster.pass(100);
  cluster.freeze(b);
  await cluster.pass(1200);
  expect([a.deadNodes, c.deadNodes]).toEqual([[], []]);
  await cluster.pass(1000);
  expect([a.deadNodes, c.deadNodes]).toEqual([['b'], ['b']]);
  expect(ann.heard).toEqual(['1012 moved']);
  const told = [...table.told];
  cluster.thaw(b);
  void bob.say('what did I miss?');
  b.cluster.bus.toClient(bob.id, 'nothing');
  b.cluster.bus.receive('a', JSON.stringify({ round: 0, number: 0, items: [] }));
  expect(table.told).toEqual(told);
  expect(bob.heard).toEqual(['1012 moved', '1012 moved']);
  await cluster.pass(50);
  expect(b.ended).toEqual(['The other nodes have declared this one dead.']);
  expect(b.counts.fenced).toBe(1);
});

test('a node ends at once when it finds itself declared dead', async () => {
  const [cluster, a, b] = await three();
  b.row.isDead = true;
  await cluster.pass(300);
  expect(b.ended).toEqual(['The other nodes have declared this one dead.']);
  expect(a.ended).toEqual([]);
  expect(b.cluster.isHealthy).toBe(false);
});

test('a node asks the database when a message says that it is dead, and ends only if the database agrees', async () => {
  const [cluster, a, b] = await three();
  a.cluster.broadcasts.send('buried', 'b');
  await cluster.pass(50);
  expect(b.ended).toEqual([]);
  b.row.isDead = true;
  a.cluster.broadcasts.send('buried', 'b');
  await cluster.pass(50);
  expect(b.ended).toEqual(['The other nodes have declared this one dead.']);
});

test('forged hints that nobody receives at a node neither reset a link nor end the node', async () => {
  const [cluster, a, b] = await three();
  const table = b.home.add('HERE');
  a.home.elsewhere.set('HERE', 'b');
  const ann = new FakeClient(a.cluster.bus, 'ann');
  await ann.join('HERE');
  await cluster.pass(100);
  let looks = 0;
  const { livingNodes } = a.store;
  a.store.livingNodes = () => {
    looks++;
    return livingNodes();
  };
  for (let times = 0; times < 100; times++)
    for (const node of ['b', 'c', 'nobody-at-all']) cluster.brokers.hintNoResponders('a', node);
  await cluster.pass(50);
  expect(looks).toBeLessThanOrEqual(2);
  await cluster.pass(2000);
  void ann.say('still here');
  await cluster.pass(50);
  expect(table.told).toEqual(['arrived ann', 'said ann still here']);
  expect(cluster.nodes.map(({ ended, deadNodes, counts }) => [ended, deadNodes, counts.gaps])).toEqual(
    Array(3).fill([[], [], 0]),
  );
});

test('a node accepts nothing that somebody forges or replays on the broker, and play goes on', async () => {
  const [cluster, a, b] = await three();
  const table = b.home.add('HERE');
  a.home.elsewhere.set('HERE', 'b');
  const ann = new FakeClient(a.cluster.bus, 'ann');
  await ann.join('HERE');
  void ann.say('once');
  await cluster.pass(300);
  const { brokers } = cluster;
  const signedOut: unknown[] = [];
  b.cluster.broadcasts.on('sign-out', (_, guest) => void signedOut.push(guest));
  a.cluster.broadcasts.send('sign-out', 'ann');
  await cluster.pass(50);
  const seen = [...brokers.packets];
  const clear = seen.map(({ bytes }) => Buffer.from(bytes).toString('latin1')).join('');
  expect(['HERE', 'ann', 'once', 'sign-out', 'items'].filter((word) => clear.includes(word))).toEqual([]);
  const gaps = cluster.nodes.map(({ counts }) => counts.gaps);
  for (const { channel, to, bytes } of seen) {
    brokers.inject(channel, to, bytes);
    brokers.inject('node', 'b', bytes);
    brokers.inject('all', null, bytes);
  }
  for (const bytes of ['', '{}', 'null', '{"from":"a","kind":"buried","what":"b"}', '\u0002', '\u0002\u00ff'])
    for (const channel of ['node', 'ask', 'answer', 'all'] as const)
      brokers.inject(channel, channel === 'all' ? null : 'b', Buffer.from(bytes, 'latin1'));
  await cluster.pass(3000);
  expect(table.told).toEqual(['arrived ann', 'said ann once']);
  expect(signedOut).toEqual(['ann']);
  expect(cluster.nodes.map(({ counts }) => counts.gaps)).toEqual(gaps);
  expect(cluster.nodes.every(({ isRunning, deadNodes }) => isRunning && deadNodes.length === 0)).toBe(true);
  expect(new Set(brokers.dropped.map(({ why }) => why))).toEqual(new Set(['forged', 'repeated']));
  void ann.say('twice');
  await cluster.pass(50);
  expect(table.told.at(-1)).toBe('said ann twice');
});

test('late broadcasts and questions of a dead node are ignored', async () => {
  const [cluster, a, b] = await three();
  const heard: unknown[] = [];
  const asked: unknown[] = [];
  a.cluster.broadcasts.on('probe', (_, what) => void heard.push(what));
  a.answer = async (question) => void asked.push(question);
  // Somebody on the broker holds packets back. Their numbers are higher than any that the node has sent.
  const seal = new PacketSeal('b', FAKE_SECRET);
  const late = (channel: 'all' | 'ask', what: string): Buffer =>
    seal.seal(subjectOf(channel, channel === 'ask' ? 'a' : null), what).bytes;
  for (let number = 0; number < 500; number++) late('all', '');
  const [first, second] = ['in time', 'late'].map((what) => late('all', JSON.stringify({ kind: 'probe', what })));
  const [question, again] = [late('ask', '"in time"'), late('ask', '"late"')];
  cluster.brokers.inject('all', null, first as Buffer);
  cluster.brokers.inject('ask', 'a', question);
  await cluster.pass(50);
  cluster.kill(b);
  await cluster.pass(1500);
  expect(a.deadNodes).toEqual(['b']);
  cluster.brokers.inject('all', null, second as Buffer);
  cluster.brokers.inject('ask', 'a', again);
  await cluster.pass(50);
  expect([heard, asked]).toEqual([['in time'], ['in time']]);
});

test('no node is declared dead because of an outage of the database', async () => {
  const [cluster, a] = await three();
  for (const node of cluster.nodes) node.hasStore = false;
  await cluster.pass(10_000);
  // One node reaches it before the others.
  a.hasStore = true;
  await cluster.pass(1500);
  expect(a.deadNodes).toEqual([]);
  for (const node of cluster.nodes) node.hasStore = true;
  await cluster.pass(5000);
  expect(cluster.nodes.map(({ ended, deadNodes }) => [ended, deadNodes])).toEqual([
    [[], []],
    [[], []],
    [[], []],
  ]);
});

test('no node ends while the broker is down', async () => {
  const [cluster] = await three();
  for (const { name } of cluster.nodes) cluster.cutOff(name, 'in', 'out');
  await cluster.pass(20_000);
  for (const { name } of cluster.nodes) cluster.cutOff(name);
  await cluster.pass(5000);
  expect(cluster.nodes.map(({ ended, deadNodes }) => [ended, deadNodes])).toEqual([
    [[], []],
    [[], []],
    [[], []],
  ]);
});

for (const way of ['in', 'out'] as const)
  for (const names of [
    ['a', 'b', 'c'],
    ['a', 'b'],
  ])
    test(`of ${names.length} nodes only the one ends that is cut off from the broker (${way})`, async () => {
      const cluster = new FakeCluster(...names);
      await cluster.pass(A_WHILE);
      const [a, ...others] = cluster.nodes as [FakeNode, ...FakeNode[]];
      cluster.cutOff('a', way);
      await cluster.pass(3000);
      expect(a.ended).toEqual(['This node is cut off from the broker, and other nodes are not.']);
      expect(others.every(({ isRunning }) => isRunning)).toBe(true);
    });

test('a node that is cut off from the database ends, and the others declare it dead', async () => {
  const [cluster, a, b, c] = await three();
  b.hasStore = false;
  await cluster.pass(2500);
  expect([b.ended.length, a.ended, c.ended]).toEqual([1, [], []]);
  expect([a.deadNodes, c.deadNodes]).toEqual([['b'], ['b']]);
});

test('a node that is cut off from the database ends even if nobody can declare it dead', async () => {
  const [cluster, , b] = await three();
  for (const node of cluster.nodes) node.store.declareDead = async () => false;
  b.hasStore = false;
  await cluster.pass(1900);
  expect(b.ended).toEqual([]);
  await cluster.pass(600);
  expect(b.ended).toEqual(['Nothing that this node writes is kept, while other nodes write.']);
});

test('the larger part of a cluster goes on when its brokers are split', async () => {
  const [cluster, a, b, c] = await three();
  const part = new Set(['b', 'c']);
  cluster.brokers.carries = (from, to) => to === null || part.has(from) === part.has(to);
  await cluster.pass(3000);
  expect([a, b, c].map(({ ended }) => ended.length)).toEqual([1, 0, 0]);
});

test('of two nodes that do not hear each other, the one with the lower name goes on', async () => {
  const cluster = new FakeCluster('b', 'a');
  await cluster.pass(A_WHILE);
  cluster.brokers.carries = (from, to) => from === to;
  await cluster.pass(3000);
  const [b, a] = cluster.nodes;
  expect([b?.ended, a?.ended]).toEqual([['This node does not hear a, which go on without it.'], []]);
});

test('a node that has just begun to poll declares no other node dead', async () => {
  const cluster = new FakeCluster('a', 'b');
  const [a, b] = cluster.nodes as [FakeNode, FakeNode];
  cluster.kill(b);
  await cluster.pass(1800);
  expect(a.deadNodes).toEqual([]);
  await cluster.pass(800);
  expect(a.deadNodes).toEqual(['b']);
});

test('a node that was frozen for a moment neither blames others nor steps down', async () => {
  const [cluster, a, b, c] = await three();
  for (const node of cluster.nodes) node.store.declareDead = async () => false;
  cluster.freeze(a);
  await cluster.pass(1500);
  a.isFrozen = false;
  // Before it receives anything that came meanwhile.
  await a.cluster.poll();
  a.cluster.tick();
  cluster.thaw(a);
  await cluster.pass(3000);
  expect([a, b, c].map(({ ended, deadNodes }) => [ended, deadNodes])).toEqual([
    [[], []],
    [[], []],
    [[], []],
  ]);
});

test('a node does not trust an answer of the database that was asked for before a sleep', async () => {
  const [cluster, , b] = await three();
  const table = b.home.add('HERE');
  const [bob, cid] = [new FakeClient(b.cluster.bus, 'bob'), new FakeClient(b.cluster.bus, 'cid')];
  await bob.join('HERE');
  await cid.join('HERE');
  const { livingNodes } = b.store;
  const seen = await livingNodes();
  let answer = (): void => undefined;
  b.store.livingNodes = () =>
    new Promise((resolve) => {
      answer = () => resolve(seen);
    });
  void b.cluster.poll();
  cluster.freeze(b);
  await cluster.pass(3000);
  expect(b.row.isDead).toBe(true);
  b.store.livingNodes = livingNodes;
  b.isFrozen = false;
  void bob.say('first');
  answer();
  for (let turns = 0; turns < 3; turns++) await Promise.resolve();
  void cid.say('second');
  expect(table.told).toEqual(['arrived bob', 'arrived cid']);
  await cluster.pass(100);
  expect(b.ended).toEqual(['The other nodes have declared this one dead.']);
});

test('a node that has slept and was not declared dead goes on, and makes clients that missed something reconnect', async () => {
  const [cluster, a, b] = await three();
  for (const node of cluster.nodes) node.store.declareDead = async () => false;
  const table = b.home.add('HERE');
  a.home.elsewhere.set('HERE', 'b');
  const [ann, bob] = [new FakeClient(a.cluster.bus, 'ann'), new FakeClient(b.cluster.bus, 'bob')];
  await ann.join('HERE');
  await bob.join('HERE');
  await cluster.pass(100);
  cluster.freeze(b);
  await cluster.pass(3000);
  cluster.thaw(b);
  void bob.say('hello?');
  b.cluster.bus.toClient(ann.id, 'hello?');
  expect(bob.heard).toEqual(['1012 moved']);
  await cluster.pass(300);
  expect(b.ended).toEqual([]);
  expect(ann.heard).toEqual(['1012 moved']);
  const cid = new FakeClient(b.cluster.bus, 'cid');
  await cid.join('HERE');
  expect(table.told.at(-1)).toBe('arrived cid');
});

test('a node that has slept and can’t reach the database ends', async () => {
  const [cluster, , b] = await three();
  for (const node of cluster.nodes) node.store.declareDead = async () => false;
  cluster.freeze(b);
  await cluster.pass(3000);
  cluster.thaw(b);
  b.hasStore = false;
  await cluster.pass(2500);
  expect(b.ended).toEqual([
    'This node has slept for longer than others wait for it, and can’t find out whether it was declared dead.',
  ]);
});
