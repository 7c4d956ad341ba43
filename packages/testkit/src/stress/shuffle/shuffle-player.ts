// A player of the stress test `shuffle`.
// The operator holds every reveal on its way to the server.

import {
  type FromClient,
  type FromServer,
  fromWire,
  type Said,
  type SocketLike,
  TableClient,
  temporaryMemory,
  toWire,
  type WireFromClient,
} from '@posse/protocol';
import { must } from '../stress-test.ts';
import { eventually } from './polled-condition.ts';

/** The reconnection times: almost at once. */
const TIMING = { firstWait: 20, longestWait: 100 };

interface PlayerSettings {
  readonly url: string;
  readonly table: string;
  readonly name: string;
  readonly pass: string | null;
}

interface HeldReveal {
  readonly message: Said<'reveal'>;
  readonly socket: WebSocket;
}

export class Player {
  client: TableClient;
  /** The error codes that the server answered with. */
  readonly refusals: string[] = [];
  private readonly settings: PlayerSettings;
  private readonly memory = temporaryMemory();
  private readonly held: HeldReveal[] = [];
  private socket: WebSocket | null = null;
  private listeners: ((event: MessageEvent) => void)[] = [];
  /** How often the table has said that it has handled everything so far. */
  private settledCount = 0;

  constructor(settings: PlayerSettings) {
    this.settings = settings;
    this.client = this.open(settings.pass);
  }

  /** The contribution that the operator has read on its way, for the start with this transcript hash. */
  contributionTo(start: string): string | null {
    return this.heldFor(start)?.message.luck ?? null;
  }

  /** Is the reveal for this start held on the present connection, so that the operator can deliver it? */
  isHeld(start: string): boolean {
    const { socket } = this;
    return this.client.status === 'open' && socket !== null && this.heldFor(start)?.socket === socket;
  }

  deliver(start: string): void {
    const held = this.heldFor(start);
    if (held !== null) this.say(held.message);
  }

  /** Reveals something else than the contribution. */
  lie(start: string, luck: string): void {
    const held = this.heldFor(start);
    if (held !== null) this.say({ ...held.message, luck });
  }

  /** Waits until the table has handled all that this player has sent. */
  async settled(): Promise<void> {
    const { socket } = this;
    const before = this.settledCount;
    this.say({ type: 'settle' });
    await eventually(
      () => this.settledCount > before || this.socket !== socket,
      () => `${this.settings.name} gets no answer from the table`,
    );
    if (this.socket !== socket) await this.settled();
  }

  /** Sends the player an acknowledgement of a reveal that the server never got, as the operator could. */
  acknowledge(start: string): void {
    const message: FromServer = { type: 'revealed', start };
    const event = new MessageEvent('message', { data: JSON.stringify(message) });
    for (const listener of this.listeners) listener(event);
  }

  /** Loads the page again: only its cookie and its storage remain. */
  reload(): void {
    const { pass } = this.client;
    this.client.stop();
    this.client = this.open(pass);
  }

  /** Throws StressTestFailed if this client revealed one contribution to two starts. */
  check(): void {
    const starts = new Map<string, string>();
    for (const { message } of this.held) {
      const { luck, start } = message;
      must((starts.get(luck) ?? start) === start, () => 'an honest client revealed one contribution to two starts');
      starts.set(luck, start);
    }
  }

  private heldFor(start: string): HeldReveal | null {
    return this.held.findLast(({ message }) => message.start === start) ?? null;
  }

  private say(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(toWire(message)));
  }

  private open(pass: string | null): TableClient {
    const { url, table, name } = this.settings;
    return new TableClient({
      url,
      table,
      name,
      ...(pass !== null && { pass }),
      contributionMemory: this.memory,
      timing: TIMING,
      open: (address) => this.connect(address),
    });
  }

  private connect(address: string): SocketLike {
    const socket = new WebSocket(address);
    this.socket = socket;
    this.listeners = [];
    socket.addEventListener('message', ({ data }) => {
      const [, code] = /^\{"type":"error","code":"([^"]*)"/.exec(String(data)) ?? [];
      if (code !== undefined) this.refusals.push(code);
      if (data === '{"type":"settled"}') this.settledCount++;
    });
    return {
      send: (text) => {
        const message = fromWire(JSON.parse(text) as WireFromClient);
        if (message.type === 'reveal') this.held.push({ message, socket });
        else socket.send(text);
      },
      close: (code) => socket.close(code),
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type === 'message') this.listeners.push(listener as (event: MessageEvent) => void);
        socket.addEventListener(type, listener as (event: Event) => void);
      },
    };
  }
}
