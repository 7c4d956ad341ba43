// Checks the PostgreSQL and NATS of a cluster for posse doctor.

import { BadConfig, type Config } from '@posse/server/infrastructure';
import { StoreFailure } from '@posse/store';
import { NatsTransport } from './bus/nats-transport.ts';
import { type ClusterSettings, clusterSettings } from './node-settings.ts';
import { inspectPostgres } from './store/database-opening.ts';
import { StoreHosts } from './store/postgres-hosts.ts';

/** One line of `posse doctor`. */
export interface Finding {
  readonly about: 'store' | 'bus';
  readonly verdict: 'ok' | 'look' | 'wrong';
  readonly sentence: string;
}

const ENCRYPTION = {
  none: 'The connection is not encrypted.',
  unchecked: 'The connection is encrypted, but nobody checks the certificate.',
  checked: 'The connection is encrypted with TLS.',
};

export async function clusterFindings(config: Config): Promise<readonly Finding[]> {
  try {
    return await findingsFor(clusterSettings(config));
  } catch (error) {
    if (error instanceof BadConfig) return [{ about: 'store', verdict: 'wrong', sentence: error.message }];
    throw error;
  }
}

export async function findingsFor({ node, store, bus, access }: ClusterSettings): Promise<readonly Finding[]> {
  const silent = { info: () => undefined, warn: () => undefined };
  return [
    ...(await findingsFrom('store', async () => {
      const { place, warnings, encryption } = await inspectPostgres(new StoreHosts(store), access);
      if (warnings.length > 0) return warnings.map((sentence) => ({ about: 'store', verdict: 'look', sentence }));
      return [
        {
          about: 'store',
          verdict: 'ok',
          sentence: `${place} answers, and this program can use it. ${ENCRYPTION[encryption]}`,
        },
      ];
    })),
    ...(await findingsFrom('bus', async () => {
      const broker = await NatsTransport.open(node, bus, silent, access);
      const { isEncrypted } = broker;
      await broker.close();
      return [
        { about: 'bus', verdict: 'ok', sentence: `NATS answers. ${ENCRYPTION[isEncrypted ? 'checked' : 'none']}` },
      ];
    })),
  ];
}

async function findingsFrom(
  about: Finding['about'],
  look: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof BadConfig || error instanceof StoreFailure)
      return [{ about, verdict: 'wrong', sentence: error.message }];
    throw error;
  }
}
