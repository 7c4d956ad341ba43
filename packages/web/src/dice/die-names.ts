// What the dice of the saloon are called.

import { useLingui } from '@lingui/react/macro';
import type { DieKind } from '@posse/dice';

/** Null for a die as all others are. */
export function useDieName(): (kind: DieKind) => string | null {
  const { t } = useLingui();
  return (kind) => {
    if (kind === 'loudmouth') return t`Loudmouth`;
    return kind === 'coward' ? t`Coward` : null;
  };
}
