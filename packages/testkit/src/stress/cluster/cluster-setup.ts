// A cluster with tables, and its connections to PostgreSQL and NATS, as target of disruptions.

import type { LocalNode } from '@posse/cluster/local';
import type { ChaosState } from '../chaos/chaos-state.ts';
import type { PlayedTable } from '../chaos/played-table.ts';
import { must } from '../stress-test.ts';
import { anyOf, type ClusterServer } from './cluster-server.ts';
import type { DatabaseClock } from './database-clock.ts';
import type { ServiceRelay } from './relay-control.ts';
import { type Moment, Stalls } from './stalls.ts';

/** The relays between a node and the services. */
export interface NodeRelays {
  readonly store: ServiceRelay;
  readonly bus: ServiceRelay;
}

/** Milliseconds until all players must see their game progress, and all nodes must run again. */
const TIMEOUT_MS = 60_000;

export class ClusterSetup {
  readonly server: ClusterServer;
  readonly state: ChaosState;
  readonly ways: readonly NodeRelays[];
  /** The clock of the database; null where it can't be set. */
  readonly clock: DatabaseClock | null;
  readonly stalls = new Stalls();
  /** The number of migrations that the newest program has more than ours. */
  version = 0;

  constructor(server: ClusterServer, state: ChaosState, ways: readonly NodeRelays[], clock: DatabaseClock | null) {
    this.server = server;
    this.state = state;
    this.ways = ways;
    this.clock = clock;
  }

  get anyNode(): LocalNode {
    return anyOf(this.server.town.nodes);
  }

  get tables(): readonly PlayedTable[] {
    return [...this.stalls.tables];
  }

  waysOf(node: LocalNode): NodeRelays {
    return this.ways[this.server.town.nodes.indexOf(node)] as NodeRelays;
  }

  between(least: number, most: number): Promise<void> {
    return this.state.pause(least + Math.random() * (most - least));
  }

  /** Waits until every node runs and accepts players. */
  async areAllUp(): Promise<void> {
    for (const node of this.server.town.nodes) {
      const end = performance.now() + TIMEOUT_MS;
      while (!(await isReady(node))) {
        must(performance.now() < end, () => `${node.name} is not there again after ${TIMEOUT_MS} ms`);
        await this.state.pause(50);
      }
    }
  }

  /** Waits until all players have seen their game progress since each of these moments. */
  async goOn(moments: readonly Moment[], kind: string): Promise<void> {
    const end = performance.now() + TIMEOUT_MS;
    await this.state.until(() => {
      const standing = new Set(moments.flatMap((moment) => moment.standing));
      must(standing.size === 0 || performance.now() < end, () => {
        const names = [...standing].flatMap(({ people }) => people.map(({ recorder }) => recorder.name));
        const waiting = this.state.waiting().filter((line) => names.some((name) => line.startsWith(name)));
        return `${TIMEOUT_MS} ms after a blow (${kind}) these tables stand still: ${waiting.join('; ')}`;
      });
      return standing.size === 0;
    });
  }
}

async function isReady(node: LocalNode): Promise<boolean> {
  if (!node.isListening) return false;
  const signal = AbortSignal.timeout(1000);
  return fetch(`${node.address}/readyz`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
