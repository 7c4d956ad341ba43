// The field for a table's code or link, with its error right below.

import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useRefusedWords } from '../table-screen/notices/error-code-words.ts';
import styles from './CodeField.module.css';
import { byCode, useGo } from './ways-to-table.ts';

export function CodeField({ hasServer }: { readonly hasServer: boolean }) {
  const { t } = useLingui();
  const words = useRefusedWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { way, refused, go } = useGo();
  const [code, setCode] = useState('');
  /** The code that was refused. Its error disappears when another one is typed. */
  const [tried, setTried] = useState('');
  const isWrong = refused !== null && tried === code;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    field.current?.focus();
    if (code.trim() === '') return;
    setTried(code);
    go('code', () => byCode(code), { sits: false });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        ref={field}
        className="field"
        data-act="code"
        value={code}
        maxLength={200}
        autoCapitalize="characters"
        autoComplete="off"
        enterKeyHint="go"
        spellCheck={false}
        disabled={!hasServer}
        placeholder={hasServer ? t`Friend’s code` : t`Can’t reach the server`}
        aria-label={t`Table code from a friend`}
        aria-describedby={id}
        aria-invalid={isWrong}
        onChange={({ target }) => setCode(target.value)}
      />
      <button type="submit" className="button" data-act="go" disabled={way !== null || !hasServer}>
        {way === null ? t`Join` : t`Searching…`}
      </button>
      <p id={id} className={styles.refused} role="alert">
        {isWrong && words(refused)}
      </p>
    </form>
  );
}
