// Checks the database of a cluster with queries of its own.
// Stored games have no gaps, dead nodes write nothing, and changed rows are noticed.

import type { LocalCluster } from '@posse/cluster/local';
import { Client } from 'pg';
import type { Store } from '../server-under-test.ts';
import { must } from '../stress-test.ts';

export async function connected({ postgres, passwords }: LocalCluster): Promise<Client> {
  const url = new URL(postgres.url());
  url.password = passwords.store;
  const client = new Client({ connectionString: url.href });
  // The connection may be ended at any time; the next query then reports it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

interface Row {
  readonly id: string;
  readonly pulse: string;
  readonly batch: string;
  readonly dead: boolean;
}

/** Polls the rows of the nodes: the row of a dead node must never change again. */
export class DeadNodes {
  private readonly town: LocalCluster;
  private readonly dead = new Map<string, Row>();
  private looks = 0;
  private client: Client | null = null;

  constructor(town: LocalCluster) {
    this.town = town;
  }

  /** The number of nodes that were declared dead, by themselves or by others. */
  get count(): number {
    return this.dead.size;
  }

  /**
   * Reads the rows once. Throws StressTestFailed. While the database is away nothing is seen, and the next call catches
   * up.
   */
  async look(): Promise<void> {
    let rows: readonly Row[];
    try {
      this.client ??= await connected(this.town);
      ({ rows } = await this.client.query<Row>(
        'SELECT id, pulse, batch, dead_at IS NOT NULL AS dead FROM posse.nodes',
      ));
    } catch {
      await this.end();
      return;
    }
    this.looks++;
    for (const row of rows) {
      const before = this.dead.get(row.id);
      must(
        before === undefined || (row.dead && row.pulse === before.pulse && row.batch === before.batch),
        () =>
          `${row.id} was dead after batch ${before?.batch}, and then has written batch ${row.batch}, pulse ${row.pulse}`,
      );
      if (row.dead) this.dead.set(row.id, row);
    }
  }

  /** Throws if nothing was observed, because the check would prove nothing. */
  check(): void {
    must(this.looks > 0, () => 'the nodes’ rows could never be looked at');
  }

  async end(): Promise<void> {
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => undefined);
  }
}

/** The number of violations of each kind, and how often a game moved to another node. */
export interface Findings {
  readonly games: number;
  readonly answers: number;
  readonly moves: number;
}

/** Checks the database. Throws StressTestFailed. */
export async function checkDatabase(town: LocalCluster, store: Store): Promise<Findings> {
  const client = await connected(town);
  try {
    await none(
      client,
      'has gaps',
      'SELECT game AS found FROM posse.answers GROUP BY game HAVING count(*) <> max(number) + 1 OR min(number) <> 0',
    );
    await none(
      client,
      'was written by a node that another had followed',
      `SELECT game AS found FROM (${MOVES}) moves WHERE is_move GROUP BY game, node HAVING count(*) > 1`,
    );
    await none(
      client,
      'has another outcome than its answers',
      `SELECT g.id AS found FROM posse.games g WHERE outcome IS NOT NULL
       AND (outcome::json->>'answers')::int <> (SELECT count(*) FROM posse.answers a WHERE a.game = g.key)`,
    );
    await checkMarks(client, store);
    const { rows } = await client.query<{ games: number; answers: number; moves: number }>(
      `SELECT count(DISTINCT game)::int AS games, count(*)::int AS answers,
       (count(*) FILTER (WHERE is_move) - count(DISTINCT game))::int AS moves FROM (${MOVES}) moves`,
    );
    return rows[0] ?? { games: 0, answers: 0, moves: 0 };
  } finally {
    await client.end();
  }
}

/**
 * Each answer with the node that wrote it, and whether that differs from the node of the answer before. The first
 * answer counts as different.
 */
const MOVES = `SELECT game, node, node IS DISTINCT FROM lag(node) OVER (PARTITION BY game ORDER BY number) AS is_move FROM posse.answers`;

async function none(client: Client, what: string, sql: string): Promise<void> {
  const { rows } = await client.query<{ found: string }>(sql);
  must(rows.length === 0, () => `${rows.length} games, such as ${rows[0]?.found}: ${what}`);
}

/** Changes an answer by hand and restores it: the store must report the change, and nothing afterwards. */
async function checkMarks(client: Client, store: Store): Promise<void> {
  const { rows } = await client.query<{ key: string; id: string; number: number; seat: number }>(
    `SELECT g.key, g.id, a.number, a.seat FROM posse.answers a JOIN posse.games g ON g.key = a.game
     WHERE g.outcome IS NOT NULL ORDER BY random() LIMIT 1`,
  );
  const [one] = rows;
  if (one === undefined) return;
  const set = (seat: number) =>
    client.query('UPDATE posse.answers SET seat = $1 WHERE game = $2 AND number = $3', [seat, one.key, one.number]);
  await set(one.seat + 1);
  const found = await store.answers(one.id, 0).then(
    () => null,
    (error: { readonly reason?: string }) => error.reason,
  );
  await set(one.seat);
  must(found === 'spoilt', () => `answer ${one.number} of ${one.id} was changed by hand, and the store says ${found}`);
  await store.answers(one.id, 0);
}
