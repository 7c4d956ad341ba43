// For whoever runs the server: how it is, who is where, and what he can do about it. Nothing of a game is seen here.

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import { Country } from '../draw/Country.tsx';
import styles from './AdminScreen.module.css';
import { Desk } from './Desk.tsx';
import { TokenForm } from './TokenForm.tsx';
import { keepToken, keptToken } from './token.ts';

export default function AdminScreen() {
  const { t } = useLingui();
  const [token, setToken] = useState(keptToken);
  /** Why one has to show it again, as a code. */
  const [refused, setRefused] = useState<string | null>(null);
  const show = (next: string, because: string | null = null): void => {
    keepToken(next);
    setToken(next);
    setRefused(because);
  };
  return (
    <main className={styles.screen} data-screen="admin">
      <Country />
      <header className={styles.bar}>
        <Link href="/" className={styles.mark} aria-label={t`Posse, to the lobby`}>
          Posse
        </Link>
        <h1>
          <Trans>Look after the server</Trans>
        </h1>
        {token !== '' && (
          <button type="button" className="button" data-act="forget-token" onClick={() => show('')}>
            <Trans>Forget the token</Trans>
          </button>
        )}
      </header>
      {token === '' ? (
        <TokenForm refused={refused} onToken={show} />
      ) : (
        <Desk token={token} onRefused={(because) => show('', because)} />
      )}
    </main>
  );
}
