// Somebody at a table of the trial, honest or not: a client as everybody has it, and a line that whoever runs the server reads along.

import { type FromClient, type Said, type SocketLike, TableClient } from '@posse/protocol';
import { must } from '../trial.ts';

/** Who is back in an instant. */
const TIMING = { firstWait: 20, longestWait: 100 };

export interface PlayerSettings {
  readonly url: string;
  readonly table: string;
  readonly name: string;
  readonly pass: string | null;
  /** Does he keep back what his client would show? */
  readonly isDriver: boolean;
}

export class Player {
  readonly client: TableClient;
  /** What his client has shown, or would show if he let it, the newest last. */
  readonly reveals: Said<'reveal'>[] = [];
  /** How often he was told that a luck is not the promised one. */
  liesRefused = 0;
  private socket: WebSocket | null = null;
  private readonly isDriver: boolean;

  constructor({ url, table, name, pass, isDriver }: PlayerSettings) {
    this.isDriver = isDriver;
    this.client = new TableClient({
      url,
      table,
      name,
      ...(pass !== null && { pass }),
      timing: TIMING,
      open: (address) => this.open(address),
    });
  }

  /** His luck for the start with this seal; null if he has not shown it. */
  luckFor(seal: string): string | null {
    return this.reveals.find(({ start }) => start === seal)?.luck ?? null;
  }

  /** The driver says it after all. */
  reveal(luck?: string): void {
    const last = this.reveals.at(-1);
    if (last !== undefined) this.say({ ...last, ...(luck !== undefined && { luck }) });
  }

  say(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Nobody shows one luck for two starts. */
  check(): void {
    const seals = new Map<string, string>();
    for (const { luck, start } of this.reveals) {
      must((seals.get(luck) ?? start) === start, () => 'somebody honest has shown one luck for two starts');
      seals.set(luck, start);
    }
  }

  private open(address: string): SocketLike {
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (String(data).startsWith('{"type":"error","code":"bad-luck"')) this.liesRefused++;
    });
    return {
      send: (text) => {
        const said = JSON.parse(text) as FromClient;
        if (said.type === 'reveal') this.reveals.push(said);
        if (said.type !== 'reveal' || !this.isDriver) socket.send(text);
      },
      close: (code) => socket.close(code),
      addEventListener: (type: string, listener: (event: never) => void) =>
        socket.addEventListener(type, listener as (event: Event) => void),
    };
  }
}
