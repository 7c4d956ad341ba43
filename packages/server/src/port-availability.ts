// Finds out whether a server can listen at its address.

import { once } from 'node:events';
import { createServer } from 'node:net';
import { BadConfig, type Config } from './config.ts';
import { answersAsPosse } from './posse-probe.ts';

type Address = Pick<Config, 'host' | 'port'>;

/** The code of the error when listening; null if it works. */
export async function listenError({ host, port }: Address): Promise<string | null> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

/** Throws BadConfig before a server that can't listen creates anything. */
export async function checkAddress(address: Address): Promise<void> {
  const code = await listenError(address);
  const failure = code === null ? null : await refusal(address, code);
  if (failure !== null) throw failure;
}

/** The sentence for the operator; null if they can't fix the problem. */
export async function refusal({ host, port }: Address, code: string | undefined): Promise<BadConfig | null> {
  if (code === 'EADDRINUSE')
    return new BadConfig(
      (await answersAsPosse(host, port))
        ? `Port ${port} is in use by another Posse server. Stop it, or choose another with --port.`
        : `Port ${port} is in use by another program. Stop it, or choose another with --port.`,
    );
  if (code === 'EACCES') return new BadConfig(`You may not open port ${port}. Choose one above 1023 with --port.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new BadConfig(`"${host}" is not an address of this machine. Choose another with --host.`);
  return null;
}
