// The title of the window calls whoever is asked and looks elsewhere.

import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useTable } from '../session/SessionContext.tsx';
import { useIsAutomatic } from './automatic.ts';

const PLAIN = 'Posse';

export function useTitle(): void {
  const { t } = useLingui();
  const isAutomatic = useIsAutomatic();
  const isAsked = useTable(
    ({ table, shown, seat }) =>
      table?.phase === 'playing' &&
      seat !== null &&
      shown?.view.asked === seat &&
      !(isAutomatic && shown.view.options.length === 1),
  );
  const title = isAsked ? t`You are asked · Posse` : PLAIN;
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = PLAIN;
    };
  }, [title]);
}
