// The public tables, looked up again and again while somebody looks at them.

import type { TableSummary } from '@posse/protocol';
import { useEffect, useState } from 'react';
import { listTables } from './api.ts';

export type Tables = readonly TableSummary[] | 'unknown' | 'unreachable';

const EVERY = 5000;

export function useTables(): Tables {
  const [tables, setTables] = useState<Tables>('unknown');
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const found = await listTables().catch(() => 'unreachable' as const);
      if (isHere) setTables(found);
    };
    const lookAgain = (): void => void look();
    lookAgain();
    const timer = setInterval(lookAgain, EVERY);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
  return tables;
}
