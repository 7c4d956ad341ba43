// The public tables of the server.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TableSummary } from '@posse/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../drawing/Icon.tsx';
import { BoardPanel } from './BoardPanel.tsx';
import styles from './OpenTables.module.css';
import { listTables } from './server-requests.ts';
import { tableAddress, useGo } from './ways-to-table.ts';

export function OpenTables({ tables }: { readonly tables: Tables }) {
  const { t } = useLingui();
  const { go } = useGo();
  return (
    <BoardPanel title={t`Open tables`}>
      {tables === 'unreachable' && (
        <p className={styles.none} role="status">
          <Trans>Can’t reach the server. You can still play with bots, even offline.</Trans>
        </p>
      )}
      {tables === 'unknown' && (
        <p className={styles.none}>
          <Trans>Looking for open tables…</Trans>
        </p>
      )}
      {typeof tables !== 'string' && tables.length === 0 && (
        <p className={styles.none}>
          <Trans>No public tables right now. Open one, and send the link to your friends.</Trans>
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
    </BoardPanel>
  );
}

interface TableRowProps {
  readonly table: TableSummary;
  readonly onGo: (sits: boolean) => void;
}

/** One public table: host, game, seats taken, and a way in. */
function TableRow({ table, onGo }: TableRowProps) {
  const { t } = useLingui();
  const { code, seats, people, free, watchers, hostName } = table;
  const what = useWhat(table);
  const taken = t`${people} of ${seats} seats taken by people`;
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>{hostName === '' ? code : t`${hostName}’s table`}</h3>
        <p className={styles.what}>
          {what}
          {watchers > 0 && (
            <>
              {' · '}
              <Plural value={watchers} one="# spectator" other="# spectators" />
            </>
          )}
        </p>
      </div>
      <span className={styles.hats} role="img" aria-label={taken}>
        {Array.from({ length: seats }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hats are all alike
          <Icon key={place} name="any" className={place < people ? undefined : styles.free} />
        ))}
      </span>
      {free > 0 ? (
        <button type="button" className="button" data-act="join" onClick={() => onGo(true)}>
          <Trans>Join</Trans>
        </button>
      ) : (
        <button type="button" className="button" data-act="watch" onClick={() => onGo(false)}>
          <Icon name="eye" />
          <Trans>Watch</Trans>
        </button>
      )}
    </li>
  );
}

/** The game of a table and its phase. Names of presets need the games, which are not loaded in the lobby. */
function useWhat({ game, phase }: TableSummary): string {
  const { t } = useLingui();
  if (game === 'card') return phase === 'playing' ? t`Cards, in progress` : t`Cards, starting soon`;
  return phase === 'playing' ? t`Dice, in progress` : t`Dice, starting soon`;
}

/** The public tables, polled while the list is visible. */
type Tables = readonly TableSummary[] | 'unknown' | 'unreachable';

const EVERY = 5000;

export function useTables(): Tables {
  const [tables, setTables] = useState<Tables>('unknown');
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const found = await listTables().catch(() => 'unreachable' as const);
      if (isHere) setTables(found);
    };
    const lookAgain = (): void => void look();
    lookAgain();
    const timer = setInterval(lookAgain, EVERY);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
  return tables;
}
