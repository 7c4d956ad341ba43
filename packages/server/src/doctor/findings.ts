// What `posse doctor` looks at: each thing that a server needs, as a sentence that says how it is and what would help.

import { join } from 'node:path';
import type { Config } from '../config.ts';
import { TIME, type Time } from '../time.ts';
import { clockOf } from './clock.ts';
import { dataOf } from './data.ts';
import { diskOf } from './disk.ts';
import { portOf } from './port.ts';
import { proxyOf } from './proxy.ts';

/** Fine, worth a look, or in the way of a server. */
export type Verdict = 'ok' | 'look' | 'wrong';

export interface Finding {
  readonly about: 'port' | 'addresses' | 'store' | 'clock' | 'disk' | 'proxy';
  readonly verdict: Verdict;
  readonly sentence: string;
}

/** Of a server with these settings, whether it runs or not; `url` is where people would call it, null if that was not said. */
export async function* findings(config: Config, url: string | null, time: Time = TIME): AsyncGenerator<Finding> {
  yield* await portOf(config);
  yield dataOf(config.data);
  yield clockOf(join(config.data, 'posse.db'), time.wall());
  yield diskOf(config.data);
  yield* await proxyOf(config, url);
}
