// A worker thread for relays.
// In the main thread, checks of games would hold up the traffic of the nodes.

import { parentPort } from 'node:worker_threads';
import { Relay } from './cuttable-relay.ts';
import type { ToRelays } from './relay-control.ts';

const relays: Relay[] = [];

parentPort?.on('message', async (message: ToRelays) => {
  if (message.kind === 'open') {
    const relay = await Relay.open(message.target);
    parentPort?.postMessage({ number: relays.push(relay) - 1, port: relay.port });
  } else if (message.kind === 'cut') relays[message.number]?.cut(message.direction, message.fate);
  else relays[message.number]?.mend();
});
