// What every table needs of the server around it.

import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';

export interface Surroundings {
  readonly store: Store;
  readonly bus: Bus;
  readonly config: Pick<Config, 'pause' | 'sweepAfter' | 'mostTables'>;
  readonly metrics: Metrics;
  readonly log: Logger;
}
