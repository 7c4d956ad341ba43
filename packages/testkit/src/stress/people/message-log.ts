// Everything that came over one connection, text by text, and when, so that what is learnt can be put in order over all of them.

import { type FromServer, type TableInfo, tableAfter } from '@posse/protocol';
import { readStrictly } from '../leaks/strict-schemas.ts';

/** One text, as it came. */
export interface Noted {
  /** Counts up over all connections. */
  readonly at: number;
  readonly text: string;
  /** The table after it, if it tells of that. */
  readonly table: TableInfo | null;
}

export class MessageLog {
  readonly texts: Noted[] = [];
  private static count = 0;
  /** As it was told last. */
  private table: TableInfo | null = null;

  note(text: string): void {
    this.texts.push({
      at: MessageLog.count++,
      text,
      table: OF_TABLE.test(text) ? this.tableBy(readStrictly(text)) : null,
    });
  }

  private tableBy(told: FromServer): TableInfo | null {
    if (told.type === 'welcome') this.table = told.table;
    else if (told.type === 'table' && this.table !== null) this.table = tableAfter(this.table, told.changes);
    return this.table;
  }
}

const OF_TABLE = /^\{"type":"(welcome|table)"/;

/** Reads texts, and nothing but what the protocol knows. What everybody was told is read once. */
export class Reading {
  private readonly known = new Map<string, FromServer>();

  read(text: string): FromServer {
    const told = this.known.get(text) ?? readStrictly(text);
    if (told.type === 'table') this.known.set(text, told);
    return told;
  }
}
