// On the way to a table. Most people never see it: it is shown only when the way takes a while.

import { Trans } from '@lingui/react/macro';
import type { Where } from '../session/session.ts';
import styles from './Door.module.css';

export function Arriving({ where }: { readonly where: Where }) {
  return (
    <main className={styles.door} data-screen="arriving">
      <p className={styles.mark} aria-hidden="true">
        Posse
      </p>
      <p className={styles.soon} role="status">
        {where === 'solo' ? <Trans>The cards are being shuffled…</Trans> : <Trans>Going to the table…</Trans>}
      </p>
    </main>
  );
}
