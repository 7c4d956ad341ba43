// By which name and face others know one. No account: both are kept in this browser.

import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { choose, useSettings } from '../app/settings.ts';
import { Quiet } from './Quiet.tsx';
import styles from './Yourself.module.css';

/** The drawings come after the first draw. */
const FaceChoice = lazy(() => import('./FaceChoice.tsx'));

/** As long as a name may be on the way to a table. */
const MOST = 24;

export function Yourself({ isDrawn }: { readonly isDrawn: boolean }) {
  const { t } = useLingui();
  const name = useSettings((settings) => settings.name);
  const face = useSettings((settings) => settings.face);
  const coming = <span className={styles.coming} />;
  return (
    <div className={styles.yourself}>
      <Quiet meanwhile={coming}>
        {isDrawn ? <FaceChoice value={face} onChange={(chosen) => choose({ face: chosen })} /> : coming}
      </Quiet>
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
    </div>
  );
}
