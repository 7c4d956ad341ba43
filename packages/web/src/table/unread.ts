// How many lines of talk came since one last looked.

import { useEffect, useState } from 'react';
import { useTable } from '../session/SessionContext.tsx';

export function useUnread(isReading: boolean): number {
  const last = useTable(({ lines }) => lines.at(-1)?.number ?? 0);
  // What was said before one came is no news.
  const [seen, setSeen] = useState(last);
  const unread = useTable(({ lines }) => lines.filter(({ number }) => number > seen).length);
  useEffect(() => {
    if (isReading) setSeen(last);
  }, [isReading, last]);
  return isReading ? 0 : unread;
}
