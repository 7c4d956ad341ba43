// The operator's overview of the server, or of a cluster, with its actions.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { Columns } from '../app/ScreenFrame.tsx';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import { ActionResult } from './ActionResult.tsx';
import styles from './AdminScreen.module.css';
import { AdminTableRow } from './AdminTableRow.tsx';
import { AnnounceForm } from './AnnounceForm.tsx';
import { useAdminWords } from './admin-error-words.ts';
import { BackupButton } from './BackupButton.tsx';
import { NodeLoads } from './NodeLoads.tsx';
import { BarredPacks } from './PackBars.tsx';
import { RefusalCounts } from './RefusalCounts.tsx';
import { useAct } from './use-admin-action.ts';
import { useOverview } from './use-overview.ts';

interface DeskProps {
  readonly token: string;
  /** Called if the token is wrong, or too many were tried. */
  readonly onRefused: (because: string) => void;
}

/** The number of rows that are shown at a time. */
const PAGE = 20;
/** Codes of refusals after which nothing can be shown. */
const LEFT_OUT: readonly string[] = ['bad-token', 'not-found', 'slow-down'];

export function Overview({ token, onRefused }: DeskProps) {
  const { t } = useLingui();
  const words = useAdminWords();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(PAGE);
  const { overview, trouble, look } = useOverview(token, search);
  const isOut = trouble !== null && LEFT_OUT.includes(trouble) && (overview === null || trouble === 'bad-token');
  useEffect(() => {
    if (isOut && trouble !== null) onRefused(trouble);
  }, [isOut, trouble, onRefused]);
  const { open = 0, more = 0 } = overview ?? {};
  const again = (): void => void look();
  const closing = useAct(again);
  return (
    <>
      <p className={styles.trouble} role="alert">
        {trouble !== null && words(trouble)}
      </p>
      {overview === null ? (
        trouble === null && <Loading />
      ) : (
        <Columns
          side={
            <>
              <NodeLoads nodes={overview.nodes} silent={overview.silent} />
              <BoardPanel title={t`Announcement`}>
                <AnnounceForm token={token} table={null} onDone={again} />
              </BoardPanel>
              <BackupButton token={token} isTown={overview.isTown} onDone={again} />
              <BarredPacks barred={overview.barred} token={token} onDone={again} />
              <RefusalCounts refusals={overview.refusals} />
            </>
          }
        >
          <BoardPanel title={t`Tables`} aside={<Plural value={open} one="# is open" other="# are open" />}>
            <label className={styles.search}>
              <span>
                <Trans>Search by code or name</Trans>
              </span>
              <input
                className="field"
                type="search"
                data-act="search"
                value={search}
                maxLength={40}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setSearch(target.value)}
              />
            </label>
            <p className={styles.about}>
              <Trans>The busiest tables come first. Search by code to find empty ones.</Trans>
            </p>
            {overview.tables.length === 0 && (
              <p className={styles.none}>
                {search === '' ? <Trans>Nobody is at a table right now.</Trans> : <Trans>No table found.</Trans>}
              </p>
            )}
            <ActionResult {...closing} />
            <ul className={styles.tables}>
              {overview.tables.slice(0, shown).map((table) => (
                <AdminTableRow
                  key={table.code}
                  table={table}
                  isTown={overview.isTown}
                  token={token}
                  barred={overview.barred}
                  closing={closing}
                  onDone={again}
                />
              ))}
            </ul>
            {overview.tables.length > shown && (
              <button type="button" className="button" onClick={() => setShown(shown + PAGE)}>
                <Trans>Show more</Trans>
              </button>
            )}
            {more > 0 && (
              <p className={styles.about}>
                <Plural
                  value={more}
                  one="# more is not shown: search for it."
                  other="# more are not shown: search for them."
                />
              </p>
            )}
          </BoardPanel>
        </Columns>
      )}
    </>
  );
}
