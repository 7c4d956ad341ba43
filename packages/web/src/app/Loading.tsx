// The loading screen: a card that is being dealt. index.html starts with the same picture.

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export function Loading({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="loading" role="status" data-loading>
      <span className="dealt" aria-hidden="true" />
      <p>{children ?? <Trans>Just a moment…</Trans>}</p>
    </div>
  );
}
