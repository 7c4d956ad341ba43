// Whole seconds until something happens, told once a second.

import { useEffect, useState } from 'react';

/** `left` milliseconds from when `told` came; null while nothing is about to happen. */
export function useCountdown(left: number | null, told: unknown): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same time, told anew, begins anew
  useEffect(() => countDown(left, setSeconds), [left, told]);
  return left === null ? null : (seconds ?? Math.ceil(left / 1000));
}

/** Tells how many seconds are left, now and once a second, until it is stopped. */
export function countDown(left: number | null, tell: (seconds: number | null) => void): () => void {
  if (left === null) {
    tell(null);
    return () => {};
  }
  const end = Date.now() + left;
  const tick = (): void => tell(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
  tick();
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
