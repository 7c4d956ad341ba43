// Checks the PostgreSQL and NATS of a cluster for posse doctor.

import { BadConfig, type Config, StoreFailure } from '@posse/server/infrastructure';
import { NatsBroker } from './bus/nats-broker.ts';
import { type TownSettings, townFrom } from './settings.ts';
import { lookAtPostgres } from './store/open.ts';

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
    return await townOf(townFrom(config));
  } catch (error) {
    if (error instanceof BadConfig) return [{ about: 'store', verdict: 'wrong', sentence: error.message }];
    throw error;
  }
}

export async function townOf({ node, store, bus, door }: TownSettings): Promise<readonly Finding[]> {
  const silent = { info: () => undefined, warn: () => undefined };
  return [
    ...(await found('store', async () => {
      const { place, warnings, encryption } = await lookAtPostgres(store, door);
      if (warnings.length > 0) return warnings.map((sentence) => ({ about: 'store', verdict: 'look', sentence }));
      return [
        {
          about: 'store',
          verdict: 'ok',
          sentence: `${place} answers, and this program can use it. ${ENCRYPTION[encryption]}`,
        },
      ];
    })),
    ...(await found('bus', async () => {
      const broker = await NatsBroker.open(node, bus, silent, door);
      const { isEncrypted } = broker;
      await broker.close();
      return [
        { about: 'bus', verdict: 'ok', sentence: `NATS answers. ${ENCRYPTION[isEncrypted ? 'checked' : 'none']}` },
      ];
    })),
  ];
}

async function found(about: Finding['about'], look: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof BadConfig || error instanceof StoreFailure)
      return [{ about, verdict: 'wrong', sentence: error.message }];
    throw error;
  }
}
