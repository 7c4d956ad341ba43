// Asks the players "Deal anyway?" after two aborted shuffles.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TableInfo } from '@posse/protocol';
import { useId } from 'react';
import { useCountdown } from '../../game-table/session/page-clocks.ts';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { useLanguage } from '../../words/language.ts';
import styles from './DealAnyway.module.css';

export function DealAnyway() {
  const table = useTable((state) => state.table);
  if (table === null || table.dealAnyway === null) return null;
  return <Question table={table} question={table.dealAnyway} />;
}

interface QuestionProps {
  readonly table: TableInfo;
  readonly question: NonNullable<TableInfo['dealAnyway']>;
}

function Question({ table, question }: QuestionProps) {
  const { t } = useLingui();
  const { client } = useSession();
  const id = useId();
  const language = useLanguage();
  const isOpen = useTable(({ status }) => status === 'open');
  const seat = useTable((state) => state.seat);
  const seconds = useCountdown(question.left, question) ?? 0;
  const list = (names: readonly string[]): string => new Intl.ListFormat(language).format([...new Set(names)]);
  const { aborted = [] } = table;
  const count = aborted.length;
  const missing = list(aborted.flatMap((one) => one.missing.map(({ name }) => name)));
  const agreed = list(question.yes.map((place) => table.seats[place]?.name ?? '?'));
  const hasAgreed = seat !== null && question.yes.includes(seat);
  return (
    <section className={styles.question} aria-labelledby={id} data-deal-anyway>
      <div role="status">
        <h2 id={id}>
          <Trans>Deal anyway?</Trans>
        </h2>
        <p>
          {t`${plural(count, {
            one: `# shuffle was aborted. Missing: the contribution of ${missing}.`,
            other: `# shuffles were aborted. Missing: the contributions of ${missing}.`,
          })}`}{' '}
          <Trans>If you deal anyway, the game will count as not proven.</Trans>
        </p>
        {seat === null && (
          <p>
            <Trans>The players are being asked.</Trans>
          </p>
        )}
        {agreed !== '' && (
          <p>
            <Trans>Said yes: {agreed}</Trans>
          </p>
        )}
      </div>
      <p role="timer">{t`${plural(seconds, { one: '# second left', other: '# seconds left' })}`}</p>
      {seat !== null && !hasAgreed && (
        <div className={styles.answers}>
          <button
            type="button"
            className="button primary"
            data-act="deal-anyway"
            disabled={!isOpen}
            onClick={() => client.dealAnyway(true)}
          >
            <Trans>Yes, deal</Trans>
          </button>
          <button
            type="button"
            className="button"
            data-act="stand-up"
            disabled={!isOpen}
            onClick={() => client.dealAnyway(false)}
          >
            <Trans>No, stand up</Trans>
          </button>
        </div>
      )}
    </section>
  );
}
