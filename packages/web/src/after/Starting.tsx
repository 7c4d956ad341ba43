// The next game is about to begin: everybody sees it come, and whoever plays may say "not yet".

import { Trans } from '@lingui/react/macro';
import type { TableInfo } from '@posse/protocol';
import { useSession, useTable } from '../session/SessionContext.tsx';
import { useCountdown } from '../session/use-countdown.ts';
import styles from './Starting.module.css';

export function Starting({ table }: { readonly table: TableInfo }) {
  const { client } = useSession();
  const isSeated = useTable(({ seat }) => seat !== null);
  const seconds = useCountdown(table.startsIn, table);
  if (seconds === null) return null;
  return (
    <div className={styles.starting} data-starting>
      <p className="unseen" role="status">
        <Trans>The next game is about to begin.</Trans>
      </p>
      <p className={styles.soon} role="timer">
        <Trans>Next game in {seconds}…</Trans>
      </p>
      {isSeated && (
        <button type="button" className="button" data-act="not-yet" onClick={() => client.notYet()}>
          <Trans>Not yet</Trans>
        </button>
      )}
    </div>
  );
}
