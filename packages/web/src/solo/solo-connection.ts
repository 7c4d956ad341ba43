// The connection of a solo player, in place of a WebSocket.

import { type FromClient, type FromServer, fromClient, fromWire } from '@posse/protocol';
import { type LocalBus, Refused, type ToTable, Unavailable } from '@posse/server/tables';

/** The page's end of a connection. */
export interface ConnectionEnd {
  send(text: string): void;
  closed(code: number, reason: string): void;
}

/** The only guest. */
export const GUEST = 'solo';
const POLICY = 1008;

export class SoloConnection {
  readonly #id: string;
  readonly #bus: LocalBus;
  readonly #end: ConnectionEnd;
  #table: string | null = null;

  constructor(id: string, bus: LocalBus, end: ConnectionEnd) {
    this.#id = id;
    this.#bus = bus;
    this.#end = end;
    bus.connect(id, { send: (text) => end.send(text), dismiss: (code, reason) => this.dismiss(code, reason) });
  }

  hear(text: string): void {
    const { success, data } = fromClient.safeParse(JSON.parse(text));
    if (!success) {
      this.#refuse();
      return;
    }
    const message = fromWire(data);

    if (message.type === 'join') this.#join(message);
    else if (message.type === 'ping') this.#tell({ type: 'pong' });
    else if (this.#table !== null) void this.#bring(this.#table, { kind: 'said', client: this.#id, message });
  }

  /** The table closes the connection. */
  dismiss(code: number, reason: string): void {
    this.hangUp();
    this.#end.closed(code, reason);
  }

  /** The page closes the connection. */
  hangUp(): void {
    this.#bus.disconnect(this.#id);
    if (this.#table !== null) void this.#bring(this.#table, { kind: 'gone', client: this.#id });
    this.#table = null;
  }

  #join(join: Extract<FromClient, { type: 'join' }>): void {
    const from = { client: this.#id, guest: GUEST, pass: null, network: null };
    this.#table = join.table;
    void this.#bring(join.table, { kind: 'arrived', from, join });
  }

  /** Delivers a message to the table once it is restored. The bus keeps the order. */
  async #bring(table: string, message: ToTable): Promise<void> {
    const isLast = message.kind === 'gone';
    try {
      const isThere = await this.#bus.toTable(table, message);
      if (!isThere && !isLast && this.#table !== null) this.dismiss(POLICY, 'no-such-table');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isLast || this.#table === null) return;
      if (message.kind === 'arrived') this.#tell({ type: 'error', ...error.problem, about: 'join' });
      if (error instanceof Unavailable) this.dismiss(error.closeCode, error.reason);
      else this.dismiss(POLICY, error.code);
    }
  }

  #refuse(): void {
    const message = 'This is nothing that a table understands.';
    this.#tell({ type: 'error', code: 'malformed', message, about: null });
  }

  #tell(message: FromServer): void {
    this.#end.send(JSON.stringify(message));
  }
}
