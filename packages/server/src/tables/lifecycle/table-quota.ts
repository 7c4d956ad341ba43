// The quota of tables that one network may create.

import { Refused } from '../../refused-request.ts';

/** The maximum share of all tables of a server for one network. */
const MAX_SHARE = 0.1;
/** The minimum quota of a network, which matters on small servers. */
const MIN_QUOTA = 10;
/** Seconds after which a retry is worthwhile: tables where nobody plays are swept by then. */
const RETRY_AFTER_S = 600;

export class TableQuota {
  private readonly held = new Map<string, number>();

  /**
   * Throws Refused if this network has its share already. Null stands for no particular network, and is not limited.
   */
  take(maker: string | null, maxTables: number): void {
    const share = Math.max(MIN_QUOTA, Math.floor(maxTables * MAX_SHARE));
    if (maker !== null && this.of(maker) >= share)
      throw new Refused(
        'too-many-tables',
        `There are ${share} tables from your address already: play at one of them, or wait until one is closed.`,
        { wait: RETRY_AFTER_S },
      );
    if (maker !== null) this.held.set(maker, this.of(maker) + 1);
  }

  /** Sets the numbers of existing tables by network. */
  set(held: ReadonlyMap<string, number>): void {
    this.held.clear();
    for (const [maker, tables] of held) this.held.set(maker, tables);
  }

  giveBack(maker: string | null): void {
    if (maker === null) return;
    const left = this.of(maker) - 1;
    if (left > 0) this.held.set(maker, left);
    else this.held.delete(maker);
  }

  private of(maker: string): number {
    return this.held.get(maker) ?? 0;
  }
}
