// Shuffle: somebody who reads the database while the server runs, reads along on every line, kills the process when he likes, puts an old
// database back, and has one seat, wants to be dealt something. All that he can do is give up a start, and then the proof names it and him.

import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@posse/engine';
import { ServerProcess } from './server-process.ts';
import { Copy, peek } from './shuffle/database.ts';
import { TrialTable } from './shuffle/trial-table.ts';
import { must, type Trial } from './trial.ts';

/** What he does with the server, to so many tables at once. */
const WAYS = ['nothing', 'kills it', 'rolls it back'] as const;
const AT_ONCE = 25;
/** Milliseconds that a luck is waited for: there is much to withhold. */
const REVEAL = 2500;
const PATIENCE = 60_000;

export const shuffle: Trial = {
  name: 'shuffle',
  amounts: { starts: 12 },
  async run({ starts = 0 }) {
    const server = await ServerProcess.start({ POSSE_REVEAL_MS: String(REVEAL) });
    const open = new Set<TrialTable>();
    const count = { deals: 0, givenUp: 0, wanted: 0, lies: 0, rolledBack: 0 };
    const size = Math.min(AT_ONCE, Math.ceil(starts / WAYS.length));
    try {
      for (let batch = 0; count.deals < starts; batch++) {
        const way = WAYS[batch % WAYS.length] as (typeof WAYS)[number];
        const tables = await gathered(server, count.deals, Math.min(size, starts - count.deals), open);
        // Before anybody starts.
        const aside = way === 'rolls it back' ? new Copy(server.data) : null;
        await deal(server, tables, way, aside);
        aside?.remove();
        for (const table of tables) {
          const proof = await proven(table);
          const { givenUp, isWanted } = table.check(proof, aside !== null);
          count.deals++;
          count.givenUp += givenUp;
          count.wanted += isWanted ? 1 : 0;
          count.lies += table.driver.liesRefused;
          count.rolledBack += aside === null ? 0 : 1;
          table.close();
          open.delete(table);
        }
      }
      must(server.log.length === 0, () => `the server has noted errors: ${server.log.join('\n')}`);
      return [
        `${count.deals} deals, ${count.wanted} of them as the driver wanted, where chance alone gives one in two`,
        `${count.givenUp} starts given up, each in the proof with who did not show his luck`,
        `${count.lies} lies refused`,
        `${server.lives - 1} kills`,
        `${count.rolledBack} starts taken out of the database, each missed by every honest page`,
        '0 other deals',
      ].join(', ');
    } finally {
      for (const table of open) table.close();
      await server.remove();
    }
  },
};

/** Adds the tables to those that are open, so that they are closed if this fails too. */
async function gathered(
  server: ServerProcess,
  from: number,
  count: number,
  open: Set<TrialTable>,
): Promise<readonly TrialTable[]> {
  const opened = Array.from({ length: count }, (_, place) =>
    TrialTable.open(server, from + place, randomFrom(`shuffle ${from + place}`)),
  );
  const tables = await Promise.all(opened);
  for (const table of tables) open.add(table);
  await all(tables, 'gather', (table) => table.isGathered);
  return tables;
}

async function deal(
  server: ServerProcess,
  tables: readonly TrialTable[],
  way: (typeof WAYS)[number],
  aside: Copy | null,
): Promise<void> {
  for (const table of tables) table.start();
  await all(tables, 'show their luck', (table) => table.shown !== null);
  const lucks = tables.flatMap(({ shown }) => shown ?? []);
  const stored = await peek(
    server.data,
    tables.map(({ code }) => code),
    lucks,
  );
  const wanted = new Map(
    tables.map((table) => {
      const start = stored.get(table.code);
      must(start !== undefined, () => `the start of table ${table.code} is not stored`);
      return [table, table.foresees(start)];
    }),
  );
  if (way !== 'nothing') {
    // Some have shown everything by then, and wait for the deal.
    for (const [table, isWanted] of wanted) if (isWanted && way === 'kills it') table.plays(true);
    await server.kill();
    aside?.putBack(server.data);
    await server.start();
    await all(tables, 'come back', (table) => table.isBack);
    if (aside !== null) for (const table of tables) table.start();
    await all(tables, 'show their luck again', (table) => table.isDealt || table.shown !== null);
  }
  for (const [table, isWanted] of wanted) if (!table.isDealt) table.plays(isWanted || aside !== null);
  await all(tables, 'are dealt their cards', (table) => {
    table.start();
    return table.isDealt;
  });
  for (const table of tables) table.leave();
}

async function proven(table: TrialTable) {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await pause(20)) {
    const proof = await table.proof();
    if (proof !== null) return proof;
  }
  must(false, () => `the game at table ${table.code} does not end`);
}

async function all(tables: readonly TrialTable[], what: string, holds: (table: TrialTable) => boolean): Promise<void> {
  for (const end = performance.now() + PATIENCE; ; await pause(5)) {
    const late = tables.filter((table) => !holds(table));
    if (late.length === 0) return;
    must(performance.now() < end, () => `the people at table ${late[0]?.code} do not ${what}`);
  }
}
