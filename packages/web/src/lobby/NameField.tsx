// By which name others know one. No account: it is kept in this browser.

import { Trans, useLingui } from '@lingui/react/macro';
import { choose, useSettings } from '../app/settings.ts';
import styles from './NameField.module.css';

/** As long as a name may be on the way to a table. */
const MOST = 24;

export function NameField() {
  const { t } = useLingui();
  const name = useSettings((settings) => settings.name);
  return (
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
        onChange={({ target }) => choose({ name: target.value })}
      />
    </label>
  );
}
