// Where one types the code that a friend has read out.

import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useRefusedWords } from '../table/refused-words.ts';
import styles from './CodeField.module.css';
import { useGo } from './go.ts';
import { byCode } from './ways.ts';

export function CodeField() {
  const { t } = useLingui();
  const words = useRefusedWords();
  const id = useId();
  const { way, refused, go } = useGo();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() !== '') go('code', () => byCode(code), { sits: false });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.row}>
        <input
          className="field"
          value={code}
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          placeholder={t`Table code, e.g. K7M 2QX`}
          aria-label={t`Table code`}
          aria-describedby={id}
          aria-invalid={refused !== null}
          onChange={({ target }) => setCode(target.value)}
        />
        <button type="submit" className="button" data-act="go" disabled={way !== null}>
          <Trans>Go</Trans>
        </button>
      </div>
      <p id={id} className={styles.refused} role="alert">
        {refused !== null && words(refused)}
      </p>
    </form>
  );
}
