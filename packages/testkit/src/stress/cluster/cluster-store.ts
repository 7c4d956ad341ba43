// What a town has kept, read as a node of it would.

import type { Postgres } from '@posse/cluster/local';
import { openPostgresStore } from '@posse/cluster/store';
import { randomHex } from '@posse/protocol';
import type { Store } from '../server-under-test.ts';

/** Whoever has the address and the password. */
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
