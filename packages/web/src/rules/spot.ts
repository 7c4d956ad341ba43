// Leads the eye to the spot that an address names, once it is on the page.

import { useEffect } from 'react';
import type { Place } from './place.ts';

export function useSpot({ game, page }: Place): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own spots
  useEffect(() => {
    const spot = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (spot === null) window.scrollTo(0, 0);
    else spot.scrollIntoView();
  }, [game, page]);
}
