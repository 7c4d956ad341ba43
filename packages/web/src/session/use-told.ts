// The story so far, with what happened to people at the table.

import { useMemo } from 'react';
import { type Told, toldInOrder } from './asides.ts';
import { useTable } from './SessionContext.tsx';

export function useTold(): readonly Told[] {
  const story = useTable((state) => state.story);
  const asides = useTable((state) => state.asides);
  const shown = useTable((state) => state.shown);
  return useMemo(() => toldInOrder(story, asides, shown), [story, asides, shown]);
}
