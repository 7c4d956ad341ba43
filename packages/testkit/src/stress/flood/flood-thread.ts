// The flood comes from a thread of its own, so that it does not keep the bystanders' clients from their work.

import { parentPort, workerData } from 'node:worker_threads';
import { flood, type Target } from './attacks.ts';
import { attackConnections, type ConnectionAttack } from './connection-attacks.ts';
import { FloodCounts } from './flood-connection.ts';

export interface FloodSettings {
  readonly target: Target;
  /** Which attacks on connections there are; null for those on games. */
  readonly attacks: readonly ConnectionAttack[] | null;
}

const { target, attacks } = workerData as FloodSettings;
const harvest = new FloodCounts();
/** Any message asks for the harvest so far. */
parentPort?.on('message', () => parentPort?.postMessage(harvest));
await (attacks === null ? flood(target, harvest) : attackConnections(attacks, target, harvest));
