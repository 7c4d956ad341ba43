// Keeps the screen on during a game, if the browser can.

import { useEffect } from 'react';
import { useTable } from '../game-table/session/SessionContext.tsx';

export function useWakeLock(): void {
  const isPlaying = useTable(({ table, seat }) => seat !== null && table?.phase === 'playing');
  useEffect(() => (isPlaying ? keepAwake(document, navigator.wakeLock) : undefined), [isPlaying]);
}

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Holds a wake lock while the page is visible, until the returned function is called. The browser drops it when the page is hidden. */
export function keepAwake(page: Page, wakeLock: Pick<WakeLock, 'request'> | undefined): () => void {
  if (wakeLock === undefined) return () => {};
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const hold = async (): Promise<void> => {
    if (page.visibilityState !== 'visible') return;
    // A browser refuses it when the battery is low: the screen goes dark as usual.
    const held = await wakeLock.request('screen').catch(() => null);
    if (isOver) await held?.release();
    else lock = held;
  };
  const changed = (): void => void hold();
  page.addEventListener('visibilitychange', changed);
  changed();
  return () => {
    isOver = true;
    page.removeEventListener('visibilitychange', changed);
    void lock?.release();
  };
}
