// While somebody looks at the lobby the table is fetched, so that one click plays at once.

import { useEffect } from 'react';

const fetchAhead = (): Promise<unknown> =>
  Promise.allSettled([
    import('../card/CardTable.tsx'),
    import('../table/TableScreen.tsx'),
    import('../solo/solo.ts').then(({ wakeSolo }) => wakeSolo()),
    import('@posse/protocol'),
  ]);

const SOON = 400;

export function useWarmUp(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return undefined;
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => void fetchAhead(), SOON);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => void fetchAhead(), { timeout: 5 * SOON });
    return () => cancelIdleCallback(handle);
  }, [isDrawn]);
}
