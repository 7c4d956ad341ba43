// The store and bus of a server on its own.

import { join } from 'node:path';
import { openStoreInThread } from '@posse/store/thread';
import { Backups } from '../backups.ts';
import { LocalBus } from '../bus/local-bus.ts';
import { BadConfig } from '../config.ts';
import { listenForCommands } from '../control-socket.ts';
import { restrictPermissions } from '../restricted-permissions.ts';
import { Withdrawals } from '../session-withdrawals.ts';
import type { Infrastructure, InfrastructureOptions } from './infrastructure-interface.ts';

/** Opens the store and the bus of a server on its own. Throws BadConfig or StoreFailure with a sentence. */
export async function openOwn({ config, metrics, log, ended }: InfrastructureOptions): Promise<Infrastructure> {
  if (config.store !== null || config.bus !== null)
    throw new BadConfig('--store (POSSE_STORE) and --bus (POSSE_BUS) are for several servers that share their tables.');
  restrictPermissions(config.data, log);
  const withdrawals = new Withdrawals(config.data);
  const store = await openStoreInThread(join(config.data, 'posse.db'), {
    committed: (seconds) => metrics.commitSeconds.observe(seconds),
    lost(failure) {
      log.fatal({ err: failure }, 'the store is lost');
      ended(failure.message, 'lost');
    },
  });
  return {
    store,
    bus: new LocalBus(),
    withdrawals,
    shared: {},
    node: null,
    async backups(time) {
      const backups = new Backups(store, config, log, time);
      const orders = await listenForCommands(config.data, { backup: (file) => backups.make(file) });
      return {
        now: () => backups.now(),
        stop() {
          orders?.close();
          backups.stop();
        },
      };
    },
    close: () => store.close(),
  };
}
