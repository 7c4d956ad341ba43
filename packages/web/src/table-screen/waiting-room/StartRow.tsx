// The row before a game: sit down, ready, deal.

import { Trans, useLingui } from '@lingui/react/macro';
import type { TableInfo } from '@posse/protocol';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { tableAddress } from '../../lobby/ways-to-table.ts';
import { useLanguage } from '../../words/language.ts';
import { LinkToShare } from '../invitation/LinkToShare.tsx';
import { contributorsAt } from '../shuffle/contributors.ts';
import { FewContributions } from '../shuffle/FewContributions.tsx';
import styles from './StartRow.module.css';

export function StartRow({ table }: { readonly table: TableInfo }) {
  const { t } = useLingui();
  const { client } = useSession();
  const isOpen = useTable(({ status }) => status === 'open');
  const you = useTable((state) => state.you);
  const seat = useTable((state) => state.seat);
  const waiting = useWaitingWords(table);
  const isHost = table.host === you;
  const isReady = seat !== null && table.seats[seat]?.ready === true;
  const isFull = table.seats.every(({ by }) => by !== 'nobody');
  const count = table.seats.length;
  return (
    <div className={styles.start}>
      {waiting !== null && <p role="status">{waiting}</p>}
      {table.dealAnyway === null && <FewContributions adds={contributorsAt(table)} />}
      <div className={styles.ways}>
        {seat === null && (
          <button
            type="button"
            className={isHost ? 'button' : 'button primary'}
            data-act="sit"
            disabled={!isOpen || isFull}
            onClick={() => client.sit()}
          >
            {isFull ? t`No seat is free: you can watch` : t`Sit down`}
          </button>
        )}
        {seat !== null && !isHost && (
          <button
            type="button"
            className={isReady ? 'button' : 'button primary'}
            data-act="ready"
            disabled={!isOpen}
            aria-pressed={isReady}
            onClick={() => client.ready(!isReady)}
          >
            {isReady ? t`Not ready after all` : t`I am ready`}
          </button>
        )}
        {isHost && (
          <button
            type="button"
            className="button primary"
            data-act="start"
            disabled={!isOpen || table.start !== null || table.dealAnyway !== null}
            onClick={() => client.start()}
          >
            <Trans>Deal for {count}</Trans>
          </button>
        )}
      </div>
    </div>
  );
}

/** Returns the names of players who are waited for; null for none. */
function useWaitingWords({ seats, host, start, dealAnyway }: TableInfo): string | null {
  const { t } = useLingui();
  const language = useLanguage();
  const you = useTable((state) => state.you);
  const isSolo = useTable(({ where }) => where === 'solo');
  if (isSolo || dealAnyway !== null) return null;
  if (start !== null) return t`Shuffling the cards…`;
  if (host !== you) {
    const name = seats.find(({ guest }) => guest === host)?.name;
    return name ? t`${name} deals when everyone is ready.` : t`The host deals when everyone is ready.`;
  }
  const others = seats.filter(({ guest }) => guest !== null && guest !== host);
  if (others.length === 0) return t`You can deal right away: bots fill the free seats.`;
  const late = others.filter(({ ready }) => !ready).map(({ name }) => name ?? '?');
  const names = new Intl.ListFormat(language).format(late);
  return late.length === 0 ? t`Everyone is ready.` : t`Not ready yet: ${names}`;
}

// The invitation: the link to copy, share or scan, and the code to read out.

export function Invitation({ code }: { readonly code: string }) {
  const { t } = useLingui();
  return (
    <LinkToShare path={tableAddress(code)} label={t`Link to this table`}>
      <p className={styles.code}>
        <Trans>
          Code <b>{code}</b>
        </Trans>
      </p>
    </LinkToShare>
  );
}
