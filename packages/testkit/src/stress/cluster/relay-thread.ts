// Relays in a thread of their own: whoever checks a game must not hold up what the nodes say to each other.

import { parentPort } from 'node:worker_threads';
import { Relay } from './relay.ts';
import type { ToRelays } from './relays.ts';

const relays: Relay[] = [];

parentPort?.on('message', async (message: ToRelays) => {
  if (message.kind === 'open') {
    const relay = await Relay.open(message.target);
    parentPort?.postMessage({ number: relays.push(relay) - 1, port: relay.port });
  } else if (message.kind === 'cut') relays[message.number]?.cut(message.direction, message.fate);
  else relays[message.number]?.mend();
});
