// The bus of one node for tests, without membership.

import { FakeHome } from '../../../server/src/testing/fake-tables.ts';
import type { Broker } from '../bus/broker-interface.ts';
import { ClusterBus } from '../bus/cluster-bus.ts';

export class BusNode {
  readonly home = new FakeHome();
  readonly bus: ClusterBus;
  gaps = 0;
  bounced = 0;
  isAwake = true;
  readonly nobody: string[] = [];
  readonly listening: Promise<void>;

  constructor(name: string, broker: Broker) {
    this.bus = new ClusterBus(name, broker, {
      heardFrom: () => undefined,
      gap: () => void this.gaps++,
      bounced: () => void this.bounced++,
      isAwake: () => this.isAwake,
    });
    this.bus.serve(this.home);
    this.listening = broker.listen({
      packet: (from, text) => this.bus.receive(from, text),
      broadcast: () => undefined,
      noResponders: (node) => void this.nobody.push(node),
      ask: async (_, text) => `${text}!`,
    });
  }
}
