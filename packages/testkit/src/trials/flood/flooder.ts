// The flood comes from a thread of its own, so that it does not keep the bystanders' clients from their work.

import { parentPort, workerData } from 'node:worker_threads';
import { flood, type Target } from './attacks.ts';
import { Harvest } from './call.ts';

const harvest = new Harvest();
/** Whatever is said asks for what it has come to so far. */
parentPort?.on('message', () => parentPort?.postMessage(harvest));
await flood(workerData as Target, harvest);
