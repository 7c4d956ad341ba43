// Signs out all other browsers that use this guest's session.

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { codeOf, withdrawPass } from '../../lobby/server-requests.ts';
import { useRefusedWords } from '../notices/error-code-words.ts';
import styles from './PersonalSettings.module.css';

export function SignOut() {
  const { t } = useLingui();
  const words = useRefusedWords();
  const [outcome, setOutcome] = useState<string | null>(null);
  const signOut = (): void =>
    void withdrawPass().then(
      () => setOutcome(t`Done: only this browser is signed in as you now.`),
      (error: unknown) => setOutcome(words(codeOf(error))),
    );
  return (
    <div className={styles.form}>
      <button type="button" className="button" data-act="sign-out" onClick={signOut}>
        <Trans>Sign out everywhere else</Trans>
      </button>
      <p className={styles.numbered} role="status">
        {outcome ??
          t`Use this if somebody else may be signed in as you. This browser stays signed in, with your seats.`}
      </p>
    </div>
  );
}
