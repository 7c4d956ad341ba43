// One's name, as the others at the table see it: told to them when it is written.

import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { choose, useSettings } from '../app/settings.ts';
import { useSession } from '../session/SessionContext.tsx';
import styles from './NameAtTable.module.css';

const MOST = 24;

export function NameAtTable() {
  const { t } = useLingui();
  const { client } = useSession();
  const known = useSettings((settings) => settings.name);
  const [name, setName] = useState(known);
  const tell = (): void => {
    const written = name.trim();
    if (written === known) return;
    choose({ name: written });
    if (written !== '') client.rename(written);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    tell();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.name}>
        <span>
          <Trans>Your name</Trans>
        </span>
        <input
          className="field"
          value={name}
          maxLength={MOST}
          autoComplete="nickname"
          spellCheck={false}
          placeholder={t`Guest`}
          onChange={({ target }) => setName(target.value)}
          onBlur={tell}
        />
      </label>
    </form>
  );
}
