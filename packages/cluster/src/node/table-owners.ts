// Claims and releases tables for this node.

import type { Owners } from '@posse/server/infrastructure';
import { Unavailable } from '@posse/server/infrastructure';
import type { SharedClaim, SharedStore } from '../store/shared-store.ts';

interface TableOwnersParts {
  readonly store: Pick<SharedStore, 'claim' | 'release'>;
  readonly cluster: { isAwake(): boolean; readonly isHealthy: boolean };
  readonly metrics: {
    readonly takeovers: { inc(): void };
    readonly claimSeconds: { observe(seconds: number): void };
  };
  readonly log: { info(about: object, message: string): void };
  readonly now: () => number;
}

export class TableOwners implements Owners {
  /** True if this node takes no more tables. */
  isLeaving = false;
  private readonly parts: TableOwnersParts;

  constructor(parts: TableOwnersParts) {
    this.parts = parts;
  }

  /** May this node take tables that nobody has asked for? */
  isSound(): boolean {
    return !this.isLeaving && this.parts.cluster.isHealthy;
  }

  async claim(code: string): Promise<SharedClaim> {
    const { store, cluster, metrics, log, now } = this.parts;
    if (this.isLeaving || !cluster.isAwake())
      throw new Unavailable('restart', 'This server is closing: come back at once.');
    const before = now();
    const claim = await store.claim(code).catch((error: unknown) => {
      throw new Unavailable('try-later', `Nobody can tell now whose table this is: ${(error as Error).message}`);
    });
    metrics.claimSeconds.observe((now() - before) / 1000);
    if (claim.kind === 'ours' && claim.from !== null) {
      metrics.takeovers.inc();
      log.info({ from: claim.from }, 'a table of a dead node is taken over');
    }
    return claim;
  }

  release(codes: readonly string[]): Promise<void> {
    return this.parts.store.release(codes);
  }
}
