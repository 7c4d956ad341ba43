// The packs of a table, to read and report; the host can remove them.

import { Trans, useLingui } from '@lingui/react/macro';
import { saidIn } from '@posse/card/packs';
import type { TableInfo } from '@posse/protocol';
import { useState } from 'react';
import { useSession, useTable } from '../game-table/session/SessionContext.tsx';
import { Dialog, Sure } from '../table-screen/TableDialogs.tsx';
import { useLanguage } from '../words/language.ts';
import { useContentWords } from './content-words.ts';
import { PackView } from './PackView.tsx';
import styles from './TablePacks.module.css';
import { packsAt, type TablePack } from './table-packs.ts';

export default function TablePacks({ table }: { readonly table: TableInfo }) {
  const { t } = useLingui();
  const packs = packsAt(table);
  if (packs.length === 0) return null;
  return (
    <section className={styles.packs} aria-label={t`Packs`} data-table-packs>
      <p>
        {table.phase === 'gathering' ? (
          <Trans>
            At this table you also play with cards that players have made. Look at them before you sit down.
          </Trans>
        ) : (
          <Trans>At this table you also play with cards that players have made.</Trans>
        )}
      </p>
      <ul className={styles.list}>
        {packs.map((one) => (
          <PackRow key={one.hash} table={table} {...one} />
        ))}
      </ul>
    </section>
  );
}

function PackRow({ table, pack, hash }: TablePack & { readonly table: TableInfo }) {
  const { t } = useLingui();
  const language = useLanguage();
  const contents = useContentWords();
  const { client } = useSession();
  const isHost = useTable(({ you }) => you === table.host);
  const [isSeen, setSeen] = useState(false);
  const name = saidIn(pack.face.name, language);
  const { author } = pack.face;
  return (
    <li className={styles.row} data-table-pack={hash}>
      <span className={styles.words}>
        <b>{name}</b>
        <span className={styles.about}>
          {author !== undefined && (
            <>
              <Trans>By {author}</Trans>
              {' · '}
            </>
          )}
          {contents(pack)}
        </span>
      </span>
      <span className={styles.ways}>
        <button
          type="button"
          className="button"
          data-act="see-pack"
          aria-label={t`Look at the cards of ${name}`}
          onClick={() => setSeen(true)}
        >
          <Trans>Look at the cards</Trans>
        </button>
        {isHost && table.phase !== 'playing' && (
          <button
            type="button"
            className="button"
            data-act="remove-pack"
            aria-label={t`Play without it: ${name}`}
            onClick={() => client.removePack(hash)}
          >
            <Trans>Play without it</Trans>
          </button>
        )}
      </span>
      <Dialog title={name} open={isSeen} onClose={() => setSeen(false)}>
        <PackView pack={pack} />
        {!isHost && <Report name={name} hash={hash} />}
      </Dialog>
    </li>
  );
}

/** Tells the operator of a server about a pack. At a solo table there is nobody to tell. */
function Report({ name, hash }: { readonly name: string; readonly hash: string }) {
  const { t } = useLingui();
  const { client } = useSession();
  const isSolo = useTable(({ where }) => where === 'solo');
  const [isAsking, setAsking] = useState(false);
  const [isReported, setReported] = useState(false);
  if (isSolo) return null;
  return (
    <div className={styles.report}>
      {isReported ? (
        <p role="status">
          <Trans>Reported. The operator of this server can bar the pack.</Trans>
        </p>
      ) : (
        <button type="button" className="button" data-act="report-pack" onClick={() => setAsking(true)}>
          <Trans>Report this pack</Trans>
        </button>
      )}
      <Sure
        title={t`Report “${name}”?`}
        yes={t`Report`}
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => setReported(client.reportPack(hash))}
      >
        <Trans>For names or texts that hurt or mislead. The operator of this server is told; the table is not.</Trans>
      </Sure>
    </div>
  );
}
