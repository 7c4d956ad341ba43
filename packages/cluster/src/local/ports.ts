// Ports that nobody uses.

import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * One that nobody uses now, and that nobody is given while whoever listened there is dead: below those that systems hand out to
 * connections. Otherwise, among so many clients that knock at a closed port, one is given that very port and talks to itself.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
}

export async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const listens = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!listens) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
