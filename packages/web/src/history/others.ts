// Other tabs of this browser show the same games: whoever changes them tells the others.

import { keptAs } from '../app/root.ts';

const NAME = keptAs('posse-games');

export function tellOthers(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Also hears what this page itself tells. Returns what ends it. */
export function onTold(hear: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = hear;
  return () => channel.close();
}
