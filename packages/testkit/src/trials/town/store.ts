// What a town has kept, read as a node of it would.

import { openPostgresStore } from '@posse/server/store/postgres';
import type { Town } from '@posse/town';
import type { Store } from '../trial-server.ts';

export function openTownStore({ postgres, passwords }: Town): Promise<Store> {
  const url = new URL(postgres.url());
  url.password = passwords.store;
  const ended = (failure: Error): never => {
    throw failure;
  };
  return openPostgresStore(url.href, {
    node: `trial ${process.pid}`,
    committed: () => undefined,
    fenced: ended,
    lost: ended,
  });
}
