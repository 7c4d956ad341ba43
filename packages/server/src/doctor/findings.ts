// The findings of `posse doctor`: one sentence for each thing that a server needs.

import { join } from 'node:path';
import { BadConfig, type Config } from '../config.ts';
import { TIME, type Time } from '../time.ts';
import { townFrom } from '../town/settings.ts';
import { clockOf } from './clock.ts';
import { dataOf } from './data.ts';
import { diskOf } from './disk.ts';
import type { Finding } from './finding.ts';
import { portOf } from './port.ts';
import { proxyOf } from './proxy.ts';
import { townOf } from './town.ts';

/** Of a server with these settings, whether it runs or not; `url` is where people would call it, null if that was not said. */
export async function* findings(config: Config, url: string | null, time: Time = TIME): AsyncGenerator<Finding> {
  yield* await portOf(config);
  const shared = await sharedOf(config);
  yield* shared ?? [dataOf(config.data)];
  yield clockOf(join(config.data, 'posse.db'), time.wall());
  if (shared === null) yield diskOf(config.data);
  yield* await proxyOf(config, url);
}

/** The findings about shared infrastructure; null for a single server with a folder of its own. */
async function sharedOf(config: Config): Promise<readonly Finding[] | null> {
  try {
    const town = townFrom(config);
    return town === null ? null : await townOf(town);
  } catch (error) {
    if (error instanceof BadConfig) return [{ about: 'store', verdict: 'wrong', sentence: error.message }];
    throw error;
  }
}
