// The findings of `posse doctor`: one sentence for each thing that a server needs.

import { join } from 'node:path';
import type { Config } from '@posse/server';
import { isShared, loadCluster } from '../load-cluster.ts';
import { clockOf } from './clock-check.ts';
import { dataOf } from './data-check.ts';
import { diskOf } from './disk-check.ts';
import type { Finding } from './finding.ts';
import { portOf } from './port-check.ts';
import { proxyOf } from './proxy-check.ts';

/** The findings about a server with these settings, whether it runs or not. `url` is its public address, if there is one. */
export async function* findings(config: Config, url: string | null): AsyncGenerator<Finding> {
  yield* await portOf(config);
  yield* isShared(config) ? await (await loadCluster()).clusterFindings(config) : [dataOf(config.data)];
  yield clockOf(join(config.data, 'posse.db'), Date.now());
  if (!isShared(config)) yield diskOf(config.data);
  yield* await proxyOf(config, url);
}
