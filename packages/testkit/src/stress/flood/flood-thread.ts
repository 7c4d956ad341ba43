// A worker thread that runs a flood.
// In the main thread it would slow down the bystanders' clients.

import { parentPort, workerData } from 'node:worker_threads';
import { attackConnections, type ConnectionAttack } from './connection-attacks.ts';
import { FloodCounts } from './flood-connection.ts';
import { flood, type Target } from './request-floods.ts';

export interface FloodSettings {
  readonly target: Target;
  /** Attacks on connections; null for the attacks on games. */
  readonly attacks: readonly ConnectionAttack[] | null;
}

const { target, attacks } = workerData as FloodSettings;
const harvest = new FloodCounts();
/** Sends the totals so far as the reply to any message. */
parentPort?.on('message', () => parentPort?.postMessage(harvest));
await (attacks === null ? flood(target, harvest) : attackConnections(attacks, target, harvest));
