// Can a server reach what it would share with others? PostgreSQL is only looked at, and NATS is only called.

import { BadConfig } from '../config.ts';
import { StoreFailure } from '../store/store.ts';
import type { TownSettings } from '../town/settings.ts';
import type { Finding } from './finding.ts';

export async function townOf({ node, store, bus, allowsOpen }: TownSettings): Promise<readonly Finding[]> {
  // Only here: a server that is alone needs neither PostgreSQL nor NATS.
  const { lookAtPostgres } = await import('../store/postgres/open.ts');
  const { NatsBroker } = await import('../town/nats.ts');
  const silent = { info: () => undefined, warn: () => undefined };
  return [
    ...(await found('store', async () => {
      const { place, warnings } = await lookAtPostgres(store, allowsOpen);
      if (warnings.length > 0) return warnings.map((sentence) => ({ about: 'store', verdict: 'look', sentence }));
      return [{ about: 'store', verdict: 'ok', sentence: `${place} answers, and this program can use it.` }];
    })),
    ...(await found('bus', async () => {
      await (await NatsBroker.open(node, bus, silent, allowsOpen)).close();
      return [{ about: 'bus', verdict: 'ok', sentence: 'NATS answers.' }];
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
