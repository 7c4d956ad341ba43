// Opens the store of a cluster as one of its nodes would.

import type { Postgres } from '@posse/cluster/local';
import { openPostgresStore } from '@posse/cluster/store';
import { randomHex } from '@posse/protocol';
import type { Store } from '../server-under-test.ts';

/** The address and the password of the database. */
interface Kept {
  readonly postgres: Pick<Postgres, 'url'>;
  readonly passwords: { readonly store: string };
}

export function openClusterStore({ postgres, passwords }: Kept): Promise<Store> {
  const url = new URL(postgres.url());
  url.password = passwords.store;
  const ended = (failure: Error): never => {
    throw failure;
  };
  return openPostgresStore(url.href, {
    node: `stress-${randomHex(4)}`,
    committed: () => undefined,
    fenced: ended,
    lost: ended,
  });
}
