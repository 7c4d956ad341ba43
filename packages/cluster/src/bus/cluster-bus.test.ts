// Tests the bus of nodes that lose packets, die and bounce messages.

import { expect, test } from 'vitest';
import { Refused } from '../../../server/src/refused-request.ts';
import { FakeClient } from '../../../server/src/testing/fake-tables.ts';
import { until } from '../../../server/src/testing/wait-until.ts';
import { BusNode } from '../testing/bus-node.ts';
import { FakeBrokers } from '../testing/fake-broker.ts';
import type { Heartbeat } from './node-packets.ts';

const BEAT: Heartbeat = { sound: true, tables: 0, connections: 0 };

const three = (): readonly [FakeBrokers, BusNode, BusNode, BusNode] => {
  const brokers = new FakeBrokers();
  const [a, b, c] = ['a', 'b', 'c'].map((name) => new BusNode(name, brokers.broker(name))) as [
    BusNode,
    BusNode,
    BusNode,
  ];
  return [brokers, a, b, c];
};

const quiet = async (): Promise<void> => {
  for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setImmediate(resolve));
};

test('a lost packet between nodes makes clients of both resume, and is ignored when it comes late', async () => {
  const [brokers, a, b] = three();
  const table = b.home.add('HERE');
  const other = a.home.add('THERE');
  a.home.elsewhere.set('HERE', 'b');
  b.home.elsewhere.set('THERE', 'a');
  const [ann, bob, cid] = [new FakeClient(a.bus, 'ann'), new FakeClient(b.bus, 'bob'), new FakeClient(b.bus, 'cid')];
  await ann.join('HERE');
  await bob.join('THERE');
  await cid.join('HERE');
  await quiet();
  brokers.carries = () => false;
  void ann.say('1');
  await quiet();
  brokers.carries = () => true;
  void ann.say('2');
  await quiet();
  expect(table.told).toEqual(['arrived cid', 'arrived ann', 'gone ann']);
  expect(other.told).toEqual(['arrived bob', 'gone bob']);
  expect([ann.heard, bob.heard, cid.heard]).toEqual([['1012 moved'], ['1012 moved'], []]);
  expect([a.gaps, b.gaps]).toEqual([1, 1]);
  ann.leave();
  bob.leave();
  const again = new FakeClient(a.bus, 'ann');
  await again.join('HERE');
  await quiet();
  expect(table.told.at(-1)).toBe('arrived ann');
  expect([a.gaps, b.gaps]).toEqual([1, 1]);
});

test('the loss of the last packet between nodes is noticed by the next heartbeat', async () => {
  const [brokers, a, b] = three();
  const table = b.home.add('HERE');
  a.home.elsewhere.set('HERE', 'b');
  const ann = new FakeClient(a.bus, 'ann');
  await ann.join('HERE');
  await quiet();
  brokers.carries = (_, to) => to !== 'a';
  b.bus.toClient(ann.id, 'lost');
  await quiet();
  brokers.carries = () => true;
  expect(ann.heard).toEqual([]);
  b.bus.sendHeartbeat(['a'], BEAT);
  await quiet();
  expect(ann.heard).toEqual(['1012 moved']);
  expect(table.told).toEqual(['arrived ann', 'gone ann']);
});

test('the loss of the very first packet between nodes is noticed', async () => {
  const [brokers, a, b] = three();
  b.home.add('HERE');
  a.home.elsewhere.set('HERE', 'b');
  brokers.carries = () => false;
  const ann = new FakeClient(a.bus, 'ann');
  await ann.join('HERE');
  await quiet();
  brokers.carries = () => true;
  void ann.say('1');
  await quiet();
  expect(ann.heard).toEqual(['1012 moved']);
  expect(b.home.tables.get('HERE')?.told).toEqual([]);
});

test('the death of a node removes its guests, and makes only the guests at its tables reconnect', async () => {
  const [brokers, a, b, c] = three();
  const table = a.home.add('HERE');
  b.home.elsewhere.set('HERE', 'a');
  c.home.elsewhere.set('HERE', 'a').set('THERE', 'b');
  b.home.add('THERE');
  const [ann, bob, cid, dan] = [
    new FakeClient(a.bus, 'ann'),
    new FakeClient(b.bus, 'bob'),
    new FakeClient(c.bus, 'cid'),
    new FakeClient(c.bus, 'dan'),
  ];
  await ann.join('HERE');
  await bob.join('HERE');
  await cid.join('HERE');
  await dan.join('THERE');
  await quiet();
  brokers.remove('b');
  for (const node of [a, c]) node.bus.nodeLost('b');
  await quiet();
  expect(table.told).toEqual(['arrived ann', 'arrived bob', 'arrived cid', 'gone bob']);
  expect([ann.heard, cid.heard, dan.heard]).toEqual([[], [], ['1012 moved']]);
  // A dead node is ignored, and nothing is sent to it.
  b.bus.toClient(cid.id, 'boo');
  b.bus.sendHeartbeat(['a', 'c'], BEAT);
  await quiet();
  expect(cid.heard).toEqual([]);
  const eve = new FakeClient(c.bus, 'eve');
  await eve.join('THERE');
  await until(() => eve.heard.includes('1012 moved'));
});

test('a client is told why another node refuses them', async () => {
  const [, a, b] = three();
  a.home.elsewhere.set('HERE', 'b').set('GONE', 'b');
  b.home.trouble.set('HERE', new Refused('missing-set', 'It waits for its set.', { set: 'house-x' }));
  const [ann, bob] = [new FakeClient(a.bus, 'ann'), new FakeClient(a.bus, 'bob')];
  await ann.join('HERE');
  await bob.join('GONE');
  await quiet();
  expect(ann.heard.map((text) => text.replace(/^{.*}$/, (json) => JSON.parse(json).set))).toEqual([
    'house-x',
    '1008 missing-set',
  ]);
  expect(bob.heard.at(-1)).toBe('1008 no-such-table');
  expect(a.bounced).toBe(2);
});

test('a node sends all messages of one turn in one packet, and ignores unknown kinds of a newer node', async () => {
  const [brokers, a, b] = three();
  const sent: string[] = [];
  brokers.carries = (_, __, text) => sent.push(text) > 0;
  const table = b.home.add('HERE');
  a.home.elsewhere.set('HERE', 'b');
  const [ann, bob] = [new FakeClient(a.bus, 'ann'), new FakeClient(a.bus, 'bob')];
  void ann.join('HERE');
  void bob.join('HERE');
  void ann.say('1');
  await quiet();
  expect(sent).toHaveLength(1);
  for (const { id } of [ann, bob]) b.bus.toClient(id, 'the same for both');
  await quiet();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.match(/the same for both/g)).toHaveLength(1);
  expect([ann.heard, bob.heard]).toEqual([['the same for both'], ['the same for both']]);
  b.bus.receive('a', JSON.stringify({ round: 0, number: 1, mood: 'new', items: [{ kind: 'later' }] }));
  b.bus.receive('a', '{"number":"1"}');
  expect([a.gaps, b.gaps, table.told.length]).toEqual([0, 0, 3]);
  b.isAwake = false;
  void ann.say('2');
  await quiet();
  expect(table.told).toHaveLength(3);
});

test('a node drops a packet that was handled before, without a reset', async () => {
  const [brokers, a, b] = three();
  const table = b.home.add('HERE');
  a.home.elsewhere.set('HERE', 'b');
  const sent: string[] = [];
  brokers.carries = (_, __, text) => sent.push(text) > 0;
  const ann = new FakeClient(a.bus, 'ann');
  await ann.join('HERE');
  void ann.say('1');
  await quiet();
  const told = [...table.told];
  for (const text of sent) b.bus.receive('a', text);
  await quiet();
  expect(table.told).toEqual(told);
  expect([a.gaps, b.gaps, ann.heard]).toEqual([0, 0, []]);
});

test('a node sends large texts in several packets', async () => {
  const [brokers, a, b] = three();
  b.home.add('HERE');
  a.home.elsewhere.set('HERE', 'b');
  const ann = new FakeClient(a.bus, 'ann');
  await ann.join('HERE');
  await quiet();
  let most = 0;
  brokers.carries = (_, __, text) => {
    most = Math.max(most, text.length);
    return true;
  };
  for (let number = 0; number < 20; number++) b.bus.toClient(ann.id, `${number} ${'x'.repeat(50_000)}`);
  await quiet();
  expect(ann.heard.map((text) => Number.parseInt(text, 10))).toEqual([...Array(20).keys()]);
  expect(most).toBeLessThan(300_000);
});

test('an item that cannot be handled loses nothing else of its packet, and its client reconnects', async () => {
  const [brokers, a, b] = three();
  const table = b.home.add('HERE');
  a.home.elsewhere.set('HERE', 'b');
  const [ann, bob] = [new FakeClient(a.bus, 'ann'), new FakeClient(a.bus, 'bob')];
  await ann.join('HERE');
  await bob.join('HERE');
  await quiet();
  const receive = table.receive.bind(table);
  table.receive = (message) => {
    if (message.kind === 'said' && JSON.stringify(message).includes('poison')) throw new Error('a fault');
    return receive(message);
  };
  void ann.say('poison');
  void bob.say('hello');
  await quiet();
  expect(table.told).toEqual(['arrived ann', 'arrived bob', 'said bob hello']);
  expect([ann.heard, bob.heard, a.gaps, b.gaps]).toEqual([['1012 moved'], [], 0, 0]);
  expect(brokers.dropped).toEqual([{ node: 'b', why: 'failed' }]);
});

test('a guest who says too much while their table is restored at another node reconnects', async () => {
  const [, a, b] = three();
  const table = b.home.add('HERE');
  a.home.elsewhere.set('HERE', 'b');
  const { promise, resolve } = Promise.withResolvers<void>();
  b.home.here = () => null;
  b.home.gate = promise;
  const ann = new FakeClient(a.bus, 'ann');
  await ann.join('HERE');
  for (let number = 0; number < 300; number++) void ann.say(String(number));
  await quiet();
  expect([...new Set(ann.heard)]).toEqual(['1012 moved']);
  resolve();
  await quiet();
  expect(table.told).toEqual([]);
});
