// The bus of a single process: a message is a function call.

import type { Bus, ClientId, ToTable } from './bus.ts';

interface Receiver {
  receive(message: ToTable): void;
}

interface Sender {
  send(text: string): void;
  dismiss(code: number, reason: string): void;
}

export class LocalBus implements Bus {
  private readonly clients = new Map<ClientId, Sender>();
  private findTable: (code: string) => Receiver | null = () => null;

  /** Where tables are found, once there are any. */
  serve(findTable: (code: string) => Receiver | null): void {
    this.findTable = findTable;
  }

  connect(client: ClientId, sender: Sender): void {
    this.clients.set(client, sender);
  }

  disconnect(client: ClientId): void {
    this.clients.delete(client);
  }

  toTable(code: string, message: ToTable): boolean {
    const table = this.findTable(code);
    table?.receive(message);
    return table !== null;
  }

  toClient(client: ClientId, text: string): void {
    this.clients.get(client)?.send(text);
  }

  dismiss(client: ClientId, code: number, reason: string): void {
    this.clients.get(client)?.dismiss(code, reason);
  }
}
