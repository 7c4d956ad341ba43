// A TCP relay that tests can cut in either direction, silently.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Relay {
  readonly port: number;
  private readonly server: Server;
  private readonly pairs: { readonly client: Socket; readonly far: Socket }[] = [];
  /** Existing connections whose data is swallowed, by direction. Later connections work. */
  private readonly deaf = { toClient: new Set<Socket>(), toFar: new Set<Socket>() };
  private readonly answered: (() => void)[] = [];

  private constructor(server: Server, far: number) {
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (client) => this.join(client, connect(far, '127.0.0.1')));
  }

  /** Starts a relay to a port of this machine. */
  static async to(far: number): Promise<Relay> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Relay(server, far);
  }

  /** Swallows all answers on existing connections. Resolves when the first one was swallowed. */
  swallowAnswers(): Promise<void> {
    for (const { far } of this.pairs) this.deaf.toClient.add(far);
    return new Promise((resolve) => this.answered.push(resolve));
  }

  /** Swallows everything that is sent on existing connections. */
  swallowQuestions(): void {
    for (const { client } of this.pairs) this.deaf.toFar.add(client);
  }

  close(): void {
    this.server.close();
    for (const { client, far } of this.pairs) {
      client.destroy();
      far.destroy();
    }
  }

  private join(client: Socket, far: Socket): void {
    this.pairs.push({ client, far });
    client.on('data', (data) => {
      if (!this.deaf.toFar.has(client)) far.write(data);
    });
    far.on('data', (data) => {
      if (!this.deaf.toClient.has(far)) client.write(data);
      else for (const heard of this.answered.splice(0)) heard();
    });
    for (const [one, other] of [
      [client, far],
      [far, client],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  }
}
