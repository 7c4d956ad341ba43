// For whoever fears that somebody else is signed in as him: every copy of his pass is worthless then, but for a new one in this browser.

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { codeOf, withdrawPass } from '../lobby/api.ts';
import { Sure } from './Dialog.tsx';
import { useRefusedWords } from './refused-words.ts';
import styles from './SettingsForm.module.css';

export function SignOut() {
  const { t } = useLingui();
  const words = useRefusedWords();
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const signOut = (): void =>
    void withdrawPass().then(
      () => setOutcome(t`Only this browser is signed in as you now.`),
      (error: unknown) => setOutcome(words(codeOf(error))),
    );
  return (
    <div>
      <button type="button" className="button" data-act="sign-out" onClick={() => setAsking(true)}>
        <Trans>Sign out everywhere else</Trans>
      </button>
      <p className={styles.numbered} role="status">
        {outcome}
      </p>
      <Sure
        title={t`Sign out everywhere else?`}
        yes={t`Sign out`}
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={signOut}
      >
        <Trans>
          Whoever else is signed in as you, in another browser, on another device or by a copy of your pass, is not any
          more. This browser stays, with your seats.
        </Trans>
      </Sure>
    </div>
  );
}
