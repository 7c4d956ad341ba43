// The operator's screen: the state of the server, its tables, and the operator's actions.
// Nothing of a game is shown here.

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import { keepToken, keptToken } from './admin-token.ts';
import { Overview } from './Overview.tsx';
import { TokenForm } from './TokenForm.tsx';

export default function AdminScreen() {
  const { t } = useLingui();
  const [token, setToken] = useState(keptToken);
  /** The code of the refusal after which the token must be entered again. */
  const [refused, setRefused] = useState<string | null>(null);
  const show = (next: string, because: string | null = null): void => {
    keepToken(next);
    setToken(next);
    setRefused(because);
  };
  return (
    <ScreenFrame
      name="admin"
      title={t`Server admin`}
      act={
        token !== '' && (
          <button type="button" className="button" data-act="forget-token" onClick={() => show('')}>
            <Trans>Sign out</Trans>
          </button>
        )
      }
    >
      {token === '' ? (
        <TokenForm refused={refused} onToken={show} />
      ) : (
        <Overview token={token} onRefused={(because) => show('', because)} />
      )}
    </ScreenFrame>
  );
}
