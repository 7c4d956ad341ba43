// How many tables were made from each network: nobody gets so many that there are none left for others.

import { Refused } from '../refused.ts';

/** Of all tables that a server takes. */
const MOST = 0.1;
/** A small server is of use too. */
const AT_LEAST = 10;
/** Seconds. Tables at which nobody plays are swept by then. */
const TRY_AGAIN = 600;

export class Shares {
  private readonly held = new Map<string, number>();

  /** Throws Refused if this network has its share already. Null is nobody in particular. */
  take(maker: string | null, mostTables: number): void {
    const share = Math.max(AT_LEAST, Math.floor(mostTables * MOST));
    if (maker !== null && this.of(maker) >= share)
      throw new Refused(
        'too-many-tables',
        `There are ${share} tables from your address already: play at one of them, or wait until one is closed.`,
        { wait: TRY_AGAIN },
      );
    if (maker !== null) this.held.set(maker, this.of(maker) + 1);
  }

  /** Those that are there already. */
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
