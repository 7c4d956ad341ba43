// Tells whether the window matches a breakpoint.

import { useCallback, useSyncExternalStore } from 'react';
import { BREAKPOINTS, type Breakpoint } from '../app/breakpoints.ts';

export function useMedia(breakpoint: Breakpoint): boolean {
  const { [breakpoint]: query } = BREAKPOINTS;
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
