// Fake tables and connections for tests of the bus: they record what they hear.

import {
  type ClientBus,
  type ClientId,
  Elsewhere,
  type Receiver,
  type TableLocator,
  type ToTable,
} from '../bus/bus.ts';

export class FakeTable implements Receiver {
  readonly heard: ToTable[] = [];
  /** True once the table has left: it receives nothing any more. */
  hasLeft = false;

  receive(message: ToTable): boolean {
    if (!this.hasLeft) this.heard.push(message);
    return !this.hasLeft;
  }

  /** The events that the table received: for example `arrived ann`, `said ann 1` and `gone ann`, by the names of its guests. */
  get told(): readonly string[] {
    const names = new Map<ClientId, string>();
    return this.heard.map((message) => {
      if (message.kind === 'arrived') names.set(message.from.client, message.from.guest);
      const who = names.get(message.kind === 'arrived' ? message.from.client : message.client) ?? 'nobody';
      const said = message.kind === 'said' && message.message.type === 'say' ? ` ${message.message.text}` : '';
      return `${message.kind} ${who}${said}`;
    });
  }
}

/** The tables of one process. */
export class FakeHome implements TableLocator {
  readonly tables = new Map<string, FakeTable>();
  /** The node that has each table, by code. */
  readonly elsewhere = new Map<string, string>();
  /** The error for guests who ask for this code. */
  readonly trouble = new Map<string, Error>();
  /** The number of requests for tables. */
  asked = 0;
  /** Nothing is found until this resolves. */
  gate: Promise<void> | null = null;

  add(code: string): FakeTable {
    const table = new FakeTable();
    this.tables.set(code, table);
    return table;
  }

  here(code: string): Receiver | null {
    return this.tables.get(code) ?? null;
  }

  find(code: string): Receiver | null | Promise<Receiver | null> {
    this.asked++;
    return this.gate === null ? this.look(code) : this.gate.then(() => this.look(code));
  }

  private look(code: string): Receiver | null {
    const trouble = this.trouble.get(code);
    if (trouble !== undefined) throw trouble;
    const node = this.elsewhere.get(code);
    if (node !== undefined) throw new Elsewhere(code, node);
    return this.tables.get(code) ?? null;
  }
}

/** A connection in tests. */
export class FakeClient {
  readonly id: ClientId;
  readonly heard: string[] = [];
  private readonly bus: ClientBus;
  private readonly name: string;
  private code = '';

  constructor(bus: ClientBus, name: string) {
    this.bus = bus;
    this.name = name;
    this.id = bus.newClient();
    bus.connect(this.id, {
      send: (text) => void this.heard.push(text),
      dismiss: (code, reason) => {
        this.heard.push(`${code} ${reason}`);
      },
    });
  }

  join(code: string): boolean | Promise<boolean> {
    this.code = code;
    const from = { client: this.id, guest: this.name, pass: null, network: null };
    return this.bus.toTable(code, { kind: 'arrived', from, join: { type: 'join', version: 1, table: code } as never });
  }

  say(text: string): boolean | Promise<boolean> {
    const message = { type: 'say', text, channel: 'table' } as never;
    return this.bus.toTable(this.code, { kind: 'said', client: this.id, message });
  }

  leave(): void {
    this.bus.disconnect(this.id);
    void this.bus.toTable(this.code, { kind: 'gone', client: this.id });
  }
}
