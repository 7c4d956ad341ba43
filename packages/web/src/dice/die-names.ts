// Names of the saloon dice.

import { useLingui } from '@lingui/react/macro';
import type { DieKind } from '@posse/dice';

/** Returns a function that names a kind of die; null for an ordinary die. */
export function useDieName(): (kind: DieKind) => string | null {
  const { t } = useLingui();
  return (kind) => {
    if (kind === 'loudmouth') return t`Loudmouth`;
    return kind === 'coward' ? t`Coward` : null;
  };
}
