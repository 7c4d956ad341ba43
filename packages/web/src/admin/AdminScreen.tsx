// For whoever runs the server: how it is, who is where, and what he can do about it. Nothing of a game is seen here.

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Screen } from '../app/Screen.tsx';
import { keepToken, keptToken } from './admin-token.ts';
import { Desk } from './Desk.tsx';
import { TokenForm } from './TokenForm.tsx';

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
    <Screen
      name="admin"
      title={t`Look after the server`}
      act={
        token !== '' && (
          <button type="button" className="button" data-act="forget-token" onClick={() => show('')}>
            <Trans>Forget the token</Trans>
          </button>
        )
      }
    >
      {token === '' ? (
        <TokenForm refused={refused} onToken={show} />
      ) : (
        <Desk token={token} onRefused={(because) => show('', because)} />
      )}
    </Screen>
  );
}
