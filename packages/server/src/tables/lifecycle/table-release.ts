// Releases tables that leave memory: notes when to sweep them, gives up ownership.

import type { Change, TableRecord } from '@posse/store';
import type { TableActor } from '../actor/table-actor.ts';
import type { TableServices } from '../actor/table-services.ts';
import { abandonedAfterMs, dueOf, isSwept } from './due-index.ts';

/** The number of tables in one write. */
const AT_ONCE = 500;

/** The date by the count of days, if there is one, or by the wall clock. */
export const todayOf = ({ calendar, time }: TableServices): number => calendar?.today ?? time.wall();

/** The change for a table that nobody is at, for so long by now: from which date it may be swept. */
export const releaseChange = (record: TableRecord, services: TableServices, emptyFor = 0): Change => ({
  put: 'left',
  table: record.code,
  at: todayOf(services) + abandonedAfterMs(record, services.config.sweepAfter) - emptyFor,
});

/** How long nobody has been connected, in milliseconds. A screen in the room is nobody. */
const emptyFor = ({ emptySince }: Pick<TableActor, 'emptySince'>, { time }: TableServices): number =>
  emptySince === null ? 0 : Math.round(time.now() - emptySince);

/** Releases tables after they were closed in memory: people find them at another node, or after the next start. */
export async function release(
  tables: readonly Pick<TableActor, 'record' | 'emptySince'>[],
  services: TableServices,
): Promise<void> {
  const { store, owners, log, config } = services;
  const left = tables
    .filter(({ record }) => isSwept(config) && dueOf(record) === null)
    .map((table) => releaseChange(table.record, services, emptyFor(table, services)));
  try {
    for (let from = 0; from < left.length; from += AT_ONCE) await store.write(left.slice(from, from + AT_ONCE));
    if (tables.length > 0) await owners?.release(tables.map(({ record }) => record.code));
  } catch (error) {
    // The next one to start finds them all the same.
    log.error({ err: error, table: null }, 'since when nobody is at the tables could not be kept');
  }
}
