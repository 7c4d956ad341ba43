// What a blow is struck at: the town, its ways to PostgreSQL and NATS, and the tables where people play.

import type { LocalNode } from '@posse/cluster/local';
import type { ChaosState } from '../chaos/chaos-state.ts';
import type { PlayedTable } from '../chaos/played-table.ts';
import { must } from '../stress-test.ts';
import { anyOf, type ClusterServer } from './cluster-server.ts';
import type { DatabaseClock } from './database-clock.ts';
import type { Way } from './relays.ts';
import { type Moment, Stalls } from './stalls.ts';

/** By which a node reaches the others. */
export interface Ways {
  readonly store: Way;
  readonly bus: Way;
}

/** Milliseconds: by then everybody must see his game go on, and every node must be there again. */
const PATIENCE = 60_000;

export class ClusterSetup {
  readonly server: ClusterServer;
  readonly state: ChaosState;
  readonly ways: readonly Ways[];
  /** Null where it can't be set. */
  readonly clock: DatabaseClock | null;
  readonly standstills = new Stalls();
  /** How many migrations the newest program has more than ours. */
  version = 0;

  constructor(server: ClusterServer, state: ChaosState, ways: readonly Ways[], clock: DatabaseClock | null) {
    this.server = server;
    this.state = state;
    this.ways = ways;
    this.clock = clock;
  }

  get anyNode(): LocalNode {
    return anyOf(this.server.town.nodes);
  }

  get tables(): readonly PlayedTable[] {
    return [...this.standstills.tables];
  }

  waysOf(node: LocalNode): Ways {
    return this.ways[this.server.town.nodes.indexOf(node)] as Ways;
  }

  between(least: number, most: number): Promise<void> {
    return this.state.pause(least + Math.random() * (most - least));
  }

  /** Every node runs and wants people. */
  async areAllUp(): Promise<void> {
    for (const node of this.server.town.nodes) {
      const end = performance.now() + PATIENCE;
      while (!(await isReady(node))) {
        must(performance.now() < end, () => `${node.name} is not there again after ${PATIENCE} ms`);
        await this.state.pause(50);
      }
    }
  }

  /** Everybody has seen his game go on since each of these moments. */
  async goOn(moments: readonly Moment[], kind: string): Promise<void> {
    const end = performance.now() + PATIENCE;
    await this.state.until(() => {
      const standing = new Set(moments.flatMap((moment) => moment.standing));
      must(standing.size === 0 || performance.now() < end, () => {
        const names = [...standing].flatMap(({ people }) => people.map(({ diaryKeeper }) => diaryKeeper.name));
        const waiting = this.state.waiting().filter((line) => names.some((name) => line.startsWith(name)));
        return `${PATIENCE} ms after a blow (${kind}) these tables stand still: ${waiting.join('; ')}`;
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
