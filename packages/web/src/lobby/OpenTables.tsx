// The public tables of the server, and the way to any other table by its code.

import { Trans, useLingui } from '@lingui/react/macro';
import { CodeField } from './CodeField.tsx';
import { useGo } from './go.ts';
import styles from './OpenTables.module.css';
import { Panel } from './Panel.tsx';
import { TableRow } from './TableRow.tsx';
import type { Tables } from './tables.ts';
import { tableAddress } from './ways.ts';

export function OpenTables({ tables }: { readonly tables: Tables }) {
  const { t } = useLingui();
  const { go } = useGo();
  return (
    <Panel title={t`Open tables`}>
      {tables === 'unreachable' && (
        <p className={styles.none} role="status">
          <Trans>No server answers here. You can play with bots all the same: that needs no network.</Trans>
        </p>
      )}
      {tables === 'unknown' && (
        <p className={styles.none}>
          <Trans>Looking around…</Trans>
        </p>
      )}
      {typeof tables !== 'string' && tables.length === 0 && (
        <p className={styles.none}>
          <Trans>Nobody has a public table open now. Make one, and send the link to your friends.</Trans>
        </p>
      )}
      {typeof tables !== 'string' && (
        <ul className={styles.tables}>
          {tables.map((table) => (
            <TableRow
              key={table.code}
              table={table}
              onGo={(sits) => go(table.code, async () => tableAddress(table.code), { sits })}
            />
          ))}
        </ul>
      )}
      {tables !== 'unreachable' && <CodeField />}
    </Panel>
  );
}
