// May a server listen there, or does one already; and who could find it?

import { once } from 'node:events';
import { createServer } from 'node:net';
import { addressesNearby, type Config } from '@posse/server';
import type { Finding } from './finding.ts';

/** Milliseconds. */
const PATIENCE = 5000;

export async function portOf(config: Config): Promise<readonly Finding[]> {
  const { port, host } = config;
  const trouble = await troubleAt(host, port);
  const about = 'port';
  if (trouble === null)
    return [{ about, verdict: 'ok', sentence: `Port ${port} is free: a server can open there.` }, near(config)];
  if (trouble === 'EADDRINUSE' && (await isPosse(config)))
    return [{ about, verdict: 'ok', sentence: `A Posse server answers at port ${port}, and is well.` }, near(config)];
  return [{ about, verdict: 'wrong', sentence: SENTENCES[trouble]?.(config) ?? `Port ${port}: ${trouble}.` }];
}

const SENTENCES: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program, or by a Posse server that is not well: choose another with --port or PORT.`,
  EACCES: ({ port }) => `Port ${port} may not be opened by you: choose one above 1023 with --port or PORT.`,
  EADDRNOTAVAIL: ({ host }) => `"${host}" is no address of this machine: choose another with --host or HOST.`,
  ENOTFOUND: ({ host }) => `"${host}" is no address of this machine: choose another with --host or HOST.`,
};

function near(config: Config): Finding {
  const about = 'addresses';
  const addresses = addressesNearby(config, config.port);
  if (addresses.length > 0)
    return { about, verdict: 'ok', sentence: `Others in your network find it at ${addresses.join(', ')}.` };
  const isForAll = config.host === '0.0.0.0' || config.host === '::';
  return {
    about,
    verdict: isForAll ? 'look' : 'ok',
    sentence: isForAll
      ? 'This machine is in no network: nobody else can come.'
      : `It listens at ${config.host} alone, as is right behind a proxy. For others in your network leave out HOST.`,
  };
}

/** The system's objection to listening there; null for none. */
async function troubleAt(host: string, port: number): Promise<string | null> {
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

async function isPosse({ host, port }: Config): Promise<boolean> {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  try {
    const reply = await fetch(`http://${name}:${port}/healthz`, { signal: AbortSignal.timeout(PATIENCE) });
    const { status, tables } = (await reply.json()) as { readonly status?: unknown; readonly tables?: unknown };
    return status === 'ok' && typeof tables === 'number';
  } catch {
    return false;
  }
}
