// Shown the door: why, and where to go from here.

import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useTable } from '../session/SessionContext.tsx';
import { forgetToken } from '../session/tokens.ts';
import styles from './Door.module.css';
import { useRefusedWords } from './refused-words.ts';

interface StoppedProps {
  readonly code: string;
  /** Why, as the server says it. */
  readonly because: string;
  readonly onAgain: () => void;
}

/** A way in that loading the page anew would open. */
const STALE: readonly string[] = ['version', 'malformed', 'bad-pass'];

export function Stopped({ code, because, onAgain }: StoppedProps) {
  const { t } = useLingui();
  const words = useRefusedWords();
  const isSolo = useTable(({ where }) => where === 'solo');
  const isSeatLost = because === 'bad-token';
  // Somebody else has the seat now; one can still come in, and watch or take another.
  useEffect(() => {
    if (!isSeatLost) return;
    forgetToken(code);
    onAgain();
  }, [isSeatLost, code, onAgain]);
  if (isSeatLost) return null;
  const isGone = isSolo && because === 'no-such-table';
  return (
    <main className={styles.door} data-screen="stopped" data-because={because}>
      <h1>{because === 'sent-away' ? t`This table is closed for you` : t`No table here`}</h1>
      <p role="alert">{isGone ? t`This game is not in this browser, or not any more.` : words(because)}</p>
      <div className={styles.ways}>
        {because === 'replaced' && (
          <button type="button" className="button primary" onClick={onAgain}>
            <Trans>Play in this window</Trans>
          </button>
        )}
        {STALE.includes(because) && (
          <button type="button" className="button primary" onClick={() => location.reload()}>
            <Trans>Load the page again</Trans>
          </button>
        )}
        <Link href="/" className="button">
          <Trans>Back to the lobby</Trans>
        </Link>
      </div>
    </main>
  );
}
