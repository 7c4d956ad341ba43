// Checks whether a server can listen at its address, and who can reach it.

import { addressesNearby, answersAsPosse, type Config, listenError } from '@posse/server';
import type { Finding } from './finding.ts';

export async function portOf(config: Config): Promise<readonly Finding[]> {
  const { port, host } = config;
  const trouble = await listenError(config);
  const about = 'port';
  if (trouble === null) return [{ about, verdict: 'ok', sentence: `Port ${port} is free.` }, near(config)];
  if (trouble === 'EADDRINUSE' && (await answersAsPosse(host, port)))
    return [{ about, verdict: 'ok', sentence: `A Posse server runs on port ${port}, and works.` }, near(config)];
  return [{ about, verdict: 'wrong', sentence: SENTENCES[trouble]?.(config) ?? `Port ${port}: ${trouble}.` }];
}

const SENTENCES: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program, or by a Posse server that does not answer. Stop it, or choose another with --port.`,
  EACCES: ({ port }) => `You may not open port ${port}. Choose one above 1023 with --port.`,
  EADDRNOTAVAIL: ({ host }) => `"${host}" is not an address of this machine. Choose another with --host.`,
  ENOTFOUND: ({ host }) => `"${host}" is not an address of this machine. Choose another with --host.`,
};

function near(config: Config): Finding {
  const about = 'addresses';
  const addresses = addressesNearby(config, config.port);
  if (addresses.length > 0)
    return { about, verdict: 'ok', sentence: `Other devices in your network reach it at ${addresses.join(', ')}.` };
  const isForAll = config.host === '0.0.0.0' || config.host === '::';
  return {
    about,
    verdict: isForAll ? 'look' : 'ok',
    sentence: isForAll
      ? 'This machine has no network, so no other device can reach it.'
      : `It listens only on ${config.host}, which is right behind a proxy. To let other devices in, leave out HOST.`,
  };
}
