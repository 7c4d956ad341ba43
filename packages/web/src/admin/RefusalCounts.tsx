// Refusals since the server started, counted by code.

import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOverview } from '@posse/protocol';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import styles from './AdminScreen.module.css';
import { useNumbers } from './number-formats.ts';

export function RefusalCounts({ refusals }: Pick<AdminOverview, 'refusals'>) {
  const { t } = useLingui();
  const numbers = useNumbers();
  return (
    <BoardPanel title={t`Refused`}>
      {refusals.length === 0 ? (
        <p className={styles.about}>
          <Trans>Nothing has been refused since the server started.</Trans>
        </p>
      ) : (
        <dl className={styles.facts}>
          {refusals.map(({ code, count }) => (
            <div key={code}>
              <dt>
                <code>{code}</code>
              </dt>
              <dd>{numbers.count(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </BoardPanel>
  );
}
