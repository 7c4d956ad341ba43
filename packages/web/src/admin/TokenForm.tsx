// The form for the operator's token.

import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import styles from './AdminScreen.module.css';
import { useAdminWords } from './admin-error-words.ts';

interface TokenFormProps {
  /** The code of the last refusal; null if no token was tried. */
  readonly refused: string | null;
  readonly onToken: (token: string) => void;
}

export function TokenForm({ refused, onToken }: TokenFormProps) {
  const { t } = useLingui();
  const words = useAdminWords();
  const id = useId();
  const [token, setToken] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (token.trim() !== '') onToken(token.trim());
  };
  return (
    <BoardPanel title={t`Your token`} className={styles.narrow}>
      <form className={styles.form} onSubmit={submit}>
        <p>
          <Trans>
            The server printed it when it first started, or it was set in POSSE_ADMIN_TOKEN. This browser forgets it
            when you close the tab.
          </Trans>
        </p>
        <label>
          <span>
            <Trans>Admin token</Trans>
          </span>
          <input
            className="field"
            type="password"
            data-act="token"
            value={token}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={id}
            aria-invalid={refused !== null}
            onChange={({ target }) => setToken(target.value)}
          />
        </label>
        <p id={id} className={styles.trouble} role="alert">
          {refused !== null && words(refused)}
        </p>
        <button type="submit" className="button primary" data-act="show-token">
          <Trans>Sign in</Trans>
        </button>
      </form>
    </BoardPanel>
  );
}
