// Tells other tabs of this browser when the stored games change.

import { keptAs } from '../app/server-root-path.ts';

const NAME = keptAs('posse-games');

export function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Calls the listener for changes by any tab, this one included. Returns a function that stops it. */
export function onGamesChanged(hear: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = hear;
  return () => channel.close();
}
