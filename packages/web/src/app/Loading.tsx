// While something is on its way: a back that is being dealt, and a line that says so. The page begins with the same, in index.html.

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
