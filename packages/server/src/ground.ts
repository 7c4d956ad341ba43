// The infrastructure of a server: store and bus, its own or shared by a cluster.

import { join } from 'node:path';
import type { AdminBackup } from '@posse/protocol';
import type { Logger } from 'pino';
import { Backups } from './backups.ts';
import type { ClientBus, Whereabouts } from './bus/bus.ts';
import { LocalBus } from './bus/local.ts';
import type { Config } from './config.ts';
import { listenForOrders } from './control.ts';
import type { Metrics } from './metrics.ts';
import type { StoreOnDisk } from './store/store.ts';
import { openStoreInThread } from './store/thread/thread-store.ts';
import type { TableServices } from './tables/actor/table-services.ts';
import { tighten } from './tighten.ts';
import type { Time } from './time.ts';
import type { TownNode } from './town/open.ts';
import type { TownSettings } from './town/settings.ts';
import { Withdrawals } from './withdrawals.ts';

export interface Ground {
  readonly store: StoreOnDisk;
  readonly bus: ClientBus & { serve(tables: Whereabouts): void };
  readonly withdrawals: Pick<Withdrawals, 'of' | 'add'>;
  /** Differences for tables that several servers share. */
  readonly shared: Partial<Pick<TableServices, 'owners' | 'config'>>;
  readonly town: TownNode | null;
  /** Copies of the store from time to time, and on request: where it is ours to copy. */
  copies(time: Time): Promise<Copies>;
  close(): Promise<void>;
}

export interface Copies {
  /** One now; null where the store is not ours to copy. */
  readonly now: (() => Promise<AdminBackup>) | null;
  stop(): void;
}

export interface Around {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly time: Time;
  /** Nothing is to be told to anybody any more, and the program should end with this sentence. */
  ended(sentence: string): void;
}

/** Throws StoreFailure with a sentence. */
export async function aloneIn({ config, metrics, log, ended }: Around): Promise<Ground> {
  tighten(config.data, log);
  const withdrawals = new Withdrawals(config.data);
  const store = await openStoreInThread(join(config.data, 'posse.db'), {
    committed: (seconds) => metrics.commitSeconds.observe(seconds),
    lost(failure) {
      log.fatal({ err: failure }, 'the store is lost');
      ended(failure.message);
    },
  });
  return {
    store,
    bus: new LocalBus(),
    withdrawals,
    shared: {},
    town: null,
    async copies(time) {
      const backups = new Backups(store, config, log, time);
      const orders = await listenForOrders(config.data, { backup: (file) => backups.make(file) });
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

/** Letters of a code: so many tables are open in a town that fewer could be guessed. */
const CODE_LETTERS = 8;

/** Throws BadConfig or StoreFailure with a sentence. */
export async function inTown(settings: TownSettings, around: Around): Promise<Ground> {
  // Only here: a server that is alone needs neither PostgreSQL nor NATS.
  const { openTown } = await import('./town/open.ts');
  const town = await openTown(settings, around);
  const { store, bus, owners } = town;
  return {
    store,
    bus,
    withdrawals: await town.withdrawals(),
    shared: { owners, config: { ...around.config, codeLetters: CODE_LETTERS } },
    town,
    // PostgreSQL has its own ways, and there is no folder in which somebody could ask.
    copies: async () => ({ now: null, stop: () => undefined }),
    close: () => town.leave(),
  };
}
