// The screen after the server refused or closed the table: the reason, and ways on.

import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { forgetSeat } from '../game-table/session/remembered-tables.ts';
import { useTable } from '../game-table/session/SessionContext.tsx';
import styles from './Door.module.css';
import { useRefusedWords } from './notices/error-code-words.ts';

interface StoppedProps {
  readonly code: string;
  /** The server's reason. */
  readonly because: string;
  /** The operator's sentence about the closing; null for none. */
  readonly sentence: string | null;
  /** The id of the missing house set; null if that is not the reason. */
  readonly missing: string | null;
  readonly onAgain: () => void;
}

/** Reasons that a reload of the page may remove. */
const STALE: readonly string[] = ['version', 'malformed', 'bad-pass', 'missing-set'];
/** A seat link that did not work: the user can join without it. */
const NO_USE: readonly string[] = ['bad-ticket', 'seated-already', 'not-now'];

export function StoppedScreen({ code, because, sentence, missing, onAgain }: StoppedProps) {
  const { t } = useLingui();
  const words = useRefusedWords();
  const isSolo = useTable(({ where }) => where === 'solo');
  const title = useTitle(because);
  const isSeatLost = because === 'bad-token';
  const isMoved = because === 'moved';
  // The token is no longer valid; without it the user can still join.
  useEffect(() => {
    if (isSeatLost || isMoved) forgetSeat(code);
    if (isSeatLost) onAgain();
  }, [isSeatLost, isMoved, code, onAgain]);
  if (isSeatLost) return null;
  const isGone = isSolo && because === 'no-such-table';
  const why = isGone ? t`This game is not in this browser. It may have been deleted.` : words(because, 'join');
  return (
    <main className={styles.door} data-screen="stopped" data-because={because}>
      <h1>{title}</h1>
      <p role="alert">
        {missing === null
          ? why
          : t`This table uses the house set “${missing}”, which is not here now. The table is kept until the set is back.`}
      </p>
      {sentence !== null && <p>“{sentence}”</p>}
      <div className={styles.ways}>
        {because === 'replaced' && (
          <button type="button" className="button primary" onClick={onAgain}>
            <Trans>Play in this window</Trans>
          </button>
        )}
        {isMoved && (
          <button type="button" className="button" data-act="watch" onClick={onAgain}>
            <Trans>Watch here</Trans>
          </button>
        )}
        {because === 'barred' && (
          <button type="button" className="button primary" data-act="knock" onClick={onAgain}>
            <Trans>Try again</Trans>
          </button>
        )}
        {NO_USE.includes(because) && (
          <button type="button" className="button primary" onClick={onAgain}>
            <Trans>To the table</Trans>
          </button>
        )}
        {STALE.includes(because) && (
          <button type="button" className="button primary" onClick={() => location.reload()}>
            <Trans>Reload the page</Trans>
          </button>
        )}
        <Link href="/" className="button">
          <Trans>Back to the lobby</Trans>
        </Link>
      </div>
    </main>
  );
}

function useTitle(because: string): string {
  const { t } = useLingui();
  if (because === 'sent-away') return t`You can’t join this table`;
  if (because === 'shut') return t`This table was closed`;
  if (because === 'barred') return t`The host has to let you in`;
  if (because === 'moved') return t`Your seat is on another device now`;
  if (because === 'missing-set') return t`This table is missing its cards`;
  if (because === 'damaged') return t`This table is damaged`;
  if (NO_USE.includes(because)) return t`The seat was not moved here`;
  return because === 'replaced' ? t`This table is open twice` : t`Table not found`;
}
