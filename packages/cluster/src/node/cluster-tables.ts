// Looks up and lists tables of all nodes, for requests.

import { type Legends, type TableInfo, type TableSummary, tableInfo } from '@posse/protocol';
import type { Registry, Tables, TableWish } from '@posse/server/infrastructure';
import { readCode, storedTableInfo, upgradedRecord } from '@posse/server/infrastructure';
import * as z from 'zod/mini';
import type { Cluster } from '../membership/cluster-member.ts';
import type { SharedStore } from '../store/shared-store.ts';
import type { TableList } from './public-tables-of-nodes.ts';

/** How long the owner has to answer. After that the stored state is returned. */
const ASK_TIMEOUT_MS = 1000;

const question = z.object({ kind: z.literal('info'), code: z.string() });

export class ClusterTables implements Tables {
  private readonly here: Registry;
  private readonly lobby: TableList;
  private readonly cluster: Pick<Cluster, 'ask'>;
  private readonly store: Pick<SharedStore, 'node' | 'owner' | 'openTable' | 'game'>;

  constructor(here: Registry, lobby: TableList, cluster: ClusterTables['cluster'], store: ClusterTables['store']) {
    this.here = here;
    this.lobby = lobby;
    this.cluster = cluster;
    this.store = store;
  }

  get count(): number {
    return this.here.count;
  }

  get legends(): Legends {
    return this.here.legends;
  }

  create(guest: string, wish: TableWish, maker?: string | null): Promise<TableInfo> {
    return this.here.create(guest, wish, maker);
  }

  listed(): readonly TableSummary[] {
    return this.lobby.listed;
  }

  /** The information about a table, which stays where it is. */
  async info(code: string): Promise<TableInfo | null> {
    const plain = readCode(code);
    const here = this.here.here(plain);
    if (here !== null) return here.info;
    const owner = await this.store.owner(plain);
    const info = owner === null || owner === this.store.node ? null : await this.askOwner(owner, plain);
    return info ?? this.stored(plain);
  }

  /** Answers another node's question; null if the table is not here. */
  answer(asked: unknown): TableInfo | null {
    const known = z.safeParse(question, asked);
    return known.success ? (this.here.here(known.data.code)?.info ?? null) : null;
  }

  private async askOwner(node: string, code: string): Promise<TableInfo | null> {
    const told = z.safeParse(tableInfo, await this.cluster.ask(node, { kind: 'info', code }, ASK_TIMEOUT_MS));
    return told.success ? told.data : null;
  }

  private async stored(code: string): Promise<TableInfo | null> {
    const record = await this.store.openTable(code);
    if (record === null) return null;
    const now = upgradedRecord(record);
    return storedTableInfo(now, now.gameId === null ? null : await this.store.game(now.gameId));
  }
}
