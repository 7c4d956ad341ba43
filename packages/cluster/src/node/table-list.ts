// The public tables of the whole town: each node tells its first ones, what is different every second and all of them now and then.

import { type TableSummary, tableList } from '@posse/protocol';
import { MAX_LISTED } from '@posse/server/infrastructure';
import * as z from 'zod/mini';
import type { Told } from '../bus/broadcasts.ts';

const EVERY = 1000;
/** All of them at each so many times. */
const ALL_AT = 5;

const news = z.object({
  /** Nothing of what was told before counts. */
  all: z.boolean(),
  put: tableList.shape.tables,
  gone: z.array(z.string()),
});

export class Lobby {
  private readonly told: Told;
  private readonly own: () => readonly TableSummary[];
  private readonly others = new Map<string, ReadonlyMap<string, TableSummary>>();
  /** What was told last, as text, by code. */
  private before: ReadonlyMap<string, string> = new Map();
  private times = 0;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(told: Told, own: () => readonly TableSummary[]) {
    this.told = told;
    this.own = own;
    told.on('lobby', (from, what) => this.hear(from, what));
    this.timer = setInterval(() => this.tell(), EVERY);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Those of this node and of all others, in the order in which they are listed. */
  get listed(): readonly TableSummary[] {
    // A table that has just moved is told by two: whoever has it now says so last.
    const byCode = new Map([...[...this.others.values()].flatMap((those) => [...those]), ...this.own().map(byItsCode)]);
    return [...byCode.values()]
      .sort((one, other) => other.free - one.free || other.createdAt - one.createdAt)
      .slice(0, MAX_LISTED);
  }

  /** Nothing that this node has told counts any more. */
  forget(node: string): void {
    this.others.delete(node);
  }

  tell(): void {
    const all = this.times++ % ALL_AT === 0;
    const now = this.own();
    const texts = new Map(now.map((table) => [table.code, JSON.stringify(table)]));
    const put = all ? now : now.filter(({ code }) => this.before.get(code) !== texts.get(code));
    const gone = all ? [] : [...this.before.keys()].filter((code) => !texts.has(code));
    this.before = texts;
    if (all || put.length + gone.length > 0) this.told.tell('lobby', { all, put, gone });
  }

  private hear(from: string, what: unknown): void {
    const heard = z.safeParse(news, what);
    if (!heard.success) return;
    const { all, put, gone } = heard.data;
    const tables = new Map(all ? [] : this.others.get(from));
    for (const code of gone) tables.delete(code);
    for (const table of put) tables.set(table.code, table);
    this.others.set(from, new Map([...tables].slice(0, MAX_LISTED)));
  }
}

const byItsCode = (table: TableSummary): readonly [string, TableSummary] => [table.code, table];
