// A relay between browser and server whose connections can die without closing.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface Relay {
  /** The address of the server through the relay. */
  readonly address: string;
  /** Starts or stops swallowing all data of every connection, in both directions. Swallowed data never arrives. */
  swallow(on: boolean): void;
  close(): Promise<void>;
}

export async function openRelay(to: string): Promise<Relay> {
  const { port } = new URL(to);
  const sockets = new Set<Socket>();
  let isDead = false;
  const join = (from: Socket, other: Socket): void => {
    sockets.add(from);
    from.on('data', (bytes) => void (isDead || other.write(bytes)));
    from.on('end', () => void (isDead || other.end()));
    // A dead connection that is closed at one end stays open at the other.
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      if (!isDead) other.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(port), 'localhost');
    join(near, far);
    join(far, near);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    swallow(on) {
      isDead = on;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
