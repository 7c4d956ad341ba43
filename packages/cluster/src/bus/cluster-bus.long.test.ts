// Tests a cluster whose nodes talk through a real NATS.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type BusPlace, busSuite } from '../../../server/src/testing/bus-suite.ts';
import { FakeClient } from '../../../server/src/testing/fake-tables.ts';
import { until } from '../../../server/src/testing/wait-until.ts';
import { accessPolicy } from '../access-policy.ts';
import { Nats } from '../local/nats-process.ts';
import { skipsWithout } from '../local/program-list.mjs';
import { BusNode } from '../testing/bus-node.ts';
import { FAKE_SECRET } from '../testing/fake-broker.ts';
import { PrivateNats } from '../testing/private-nats.ts';
import type { Broker } from './broker-interface.ts';
import { NatsTransport } from './nats-transport.ts';
import type { Heartbeat } from './node-packets.ts';
import { SealedBroker } from './sealed-broker.ts';

const BEAT: Heartbeat = { sound: true, tables: 0, connections: 0 };

/** The reports of nodes about their broker. */
const warnings: string[] = [];
const LOG = { info: () => undefined, warn: (_: object, text: string) => void warnings.push(text) };

describe.skipIf(skipsWithout('nats'))('three NATS servers', () => {
  test('three NATS servers carry messages on when any one of them is killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'posse-nats-'));
    // NATS runs as another user.
    chmodSync(folder, 0o755);
    const brokers = await Nats.startAll(3, { folder, password: 'three' });
    const url = brokers.map((nats) => nats.url()).join(',');
    const open = (name: string): Promise<NatsTransport> =>
      NatsTransport.open(name, { url, password: 'three', ca: null }, LOG, accessPolicy(false));
    const transports = [await open('a'), await open('b')] as const;
    onTestFinished(async () => {
      for (const transport of transports) await transport.close();
      for (const nats of brokers) await nats.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    const [a, b] = transports.map(
      (transport, place) =>
        new BusNode('ab'.charAt(place), new SealedBroker('ab'.charAt(place), FAKE_SECRET, transport, () => undefined)),
    ) as [BusNode, BusNode];
    for (const { listening } of [a, b]) await listening;
    const table = b.home.add('HERE');
    a.home.elsewhere.set('HERE', 'b');
    for (const [place, nats] of brokers.entries()) {
      await nats.crash();
      // A message that was on its way is lost: then the client reconnects, as after any gap.
      let attempts = 0;
      await until(() => {
        a.bus.sendHeartbeat(['b'], BEAT);
        b.bus.sendHeartbeat(['a'], BEAT);
        void new FakeClient(a.bus, `guest ${place} ${attempts++}`).join('HERE');
        return table.told.some((text) => text.startsWith(`arrived guest ${place} `));
      });
      await nats.start();
    }
  });
});

describe.skipIf(skipsWithout('nats'))('NATS', () => {
  const nats = new PrivateNats();
  beforeAll(() => nats.start());
  afterAll(() => nats.remove());

  const two = async (): Promise<readonly [BusNode, BusNode, Broker, () => Promise<void>]> => {
    const open = (name: string): Promise<NatsTransport> =>
      NatsTransport.open(name, { url: nats.url, password: null, ca: null }, LOG, accessPolicy(false));
    const [a, b] = [await open('a'), await open('b')];
    const sealed = (name: string, wire: NatsTransport): Broker =>
      new SealedBroker(name, FAKE_SECRET, wire, () => undefined);
    const broker = sealed('a', a);
    const nodes = [new BusNode('a', broker), new BusNode('b', sealed('b', b))] as const;
    for (const { listening } of nodes) await listening;
    return [
      ...nodes,
      broker,
      async () => {
        await a.close();
        await b.close();
      },
    ];
  };

  busSuite('at another node', async (): Promise<BusPlace> => {
    const [a, b, , close] = await two();
    a.home.elsewhere.set('HERE', 'b');
    return { bus: a.bus, near: a.home, far: b.home, tablesBus: b.bus, close };
  });

  busSuite('at the same node', async (): Promise<BusPlace> => {
    const [a, , , close] = await two();
    return { bus: a.bus, near: a.home, far: a.home, tablesBus: a.bus, close };
  });

  test('NATS reports an absent node, carries a question, and survives the death of the broker', async () => {
    const [a, b, broker, close] = await two();
    onTestFinished(close);
    expect(await broker.ask('b', 'well', 5000)).toBe('well!');
    expect(await broker.ask('c', 'well', 50)).toBeNull();
    a.bus.sendHeartbeat(['c'], BEAT);
    await until(() => a.nobody.includes('c'));
    const table = b.home.add('HERE');
    a.home.elsewhere.set('HERE', 'b');
    const ann = new FakeClient(a.bus, 'ann');
    await ann.join('HERE');
    await until(() => table.told.length === 1);
    warnings.length = 0;
    await nats.kill();
    await until(() => warnings.filter((text) => text === 'the broker is away').length === 2, 'that both have noticed');
    void ann.say('lost');
    await nats.start();
    await until(() => {
      a.bus.sendHeartbeat(['b'], BEAT);
      return b.gaps > 0;
    });
    await until(() => ann.heard.includes('1012 moved') && table.told.includes('gone ann'));
    const bob = new FakeClient(a.bus, 'bob');
    await bob.join('HERE');
    await until(() => table.told.includes('arrived bob'));
  });
});
