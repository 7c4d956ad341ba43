// A solo game that one could go on with, looked up after the first draw.

import { useEffect, useState } from 'react';
import type { Unfinished } from '../solo/unfinished.ts';

export function useUnfinished(isDrawn: boolean): Unfinished | null {
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  useEffect(() => {
    if (!isDrawn) return undefined;
    let isHere = true;
    const look = async (): Promise<void> => {
      const { unfinishedSolo } = await import('../solo/solo.ts');
      const found = await unfinishedSolo();
      if (isHere) setUnfinished(found);
    };
    look().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isDrawn]);
  return unfinished;
}
