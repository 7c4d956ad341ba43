// The public tables of all nodes. Each node announces its own changes.

import { type TableSummary, tableList } from '@posse/protocol';
import { MAX_LISTED } from '@posse/server/infrastructure';
import * as z from 'zod/mini';
import type { Broadcasts } from '../bus/node-broadcasts.ts';

const ANNOUNCE_INTERVAL_MS = 1000;
/** The interval of announcements that contain all tables of the node. */
const FULL_LIST_INTERVAL = 5;

const news = z.object({
  /** True if everything announced before is void. */
  all: z.boolean(),
  put: tableList.shape.tables,
  gone: z.array(z.string()),
});

export class TableList {
  private readonly broadcasts: Broadcasts;
  private readonly own: () => readonly TableSummary[];
  private readonly others = new Map<string, ReadonlyMap<string, TableSummary>>();
  /** The last announcement, as JSON by code. */
  private lastAnnounced: ReadonlyMap<string, string> = new Map();
  private announcements = 0;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(broadcasts: Broadcasts, own: () => readonly TableSummary[]) {
    this.broadcasts = broadcasts;
    this.own = own;
    broadcasts.on('lobby', (from, what) => this.receive(from, what));
    this.timer = setInterval(() => this.announce(), ANNOUNCE_INTERVAL_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** The public tables of all nodes, in the order of the list. */
  get listed(): readonly TableSummary[] {
    // Two nodes announce a table that has just moved: the last one has it.
    const byCode = new Map([...[...this.others.values()].flatMap((those) => [...those]), ...this.own().map(entryOf)]);
    return [...byCode.values()]
      .sort((one, other) => other.free - one.free || other.createdAt - one.createdAt)
      .slice(0, MAX_LISTED);
  }

  /** Removes what this node has announced. */
  removeNode(node: string): void {
    this.others.delete(node);
  }

  announce(): void {
    const all = this.announcements++ % FULL_LIST_INTERVAL === 0;
    const now = this.own();
    const texts = new Map(now.map((table) => [table.code, JSON.stringify(table)]));
    const put = all ? now : now.filter(({ code }) => this.lastAnnounced.get(code) !== texts.get(code));
    const gone = all ? [] : [...this.lastAnnounced.keys()].filter((code) => !texts.has(code));
    this.lastAnnounced = texts;
    if (all || put.length + gone.length > 0) this.broadcasts.send('lobby', { all, put, gone });
  }

  private receive(from: string, what: unknown): void {
    const parsed = z.safeParse(news, what);
    if (!parsed.success) return;
    const { all, put, gone } = parsed.data;
    const tables = new Map(all ? [] : this.others.get(from));
    for (const code of gone) tables.delete(code);
    for (const table of put) tables.set(table.code, table);
    this.others.set(from, new Map([...tables].slice(0, MAX_LISTED)));
  }
}

const entryOf = (table: TableSummary): readonly [string, TableSummary] => [table.code, table];
