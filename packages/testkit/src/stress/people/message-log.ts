// Logs every message of a connection, in an order that is common to all connections.

import { type FromServer, type TableInfo, tableAfter } from '@posse/protocol';
import { readStrictly } from '../leaks/strict-schemas.ts';

/** A received message. */
export interface LoggedMessage {
  /** The number of the message, counted over all connections. */
  readonly at: number;
  readonly text: string;
  /** The table after this message, if the message changes it. */
  readonly table: TableInfo | null;
}

export class MessageLog {
  readonly texts: LoggedMessage[] = [];
  private static count = 0;
  /** The last state of the table. */
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

/** Parses messages strictly. Public messages are parsed once. */
export class MessageParser {
  private readonly known = new Map<string, FromServer>();

  read(text: string): FromServer {
    const told = this.known.get(text) ?? readStrictly(text);
    if (told.type === 'table') this.known.set(text, told);
    return told;
  }
}
