// Refusals, shown for a moment.

import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Icon } from '../../drawing/Icon.tsx';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import type { Refused } from '../../game-table/session/table-session.ts';
import { useRefusedWords } from './error-code-words.ts';
import styles from './RefusalNotices.module.css';

const SHOWN_FOR = 6000;

export function RefusalNotices() {
  const { t } = useLingui();
  const words = useRefusedWords();
  const refused = useTable((state) => state.refused);
  const [done, setDone] = useState<Refused | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDone(refused), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [refused]);
  return (
    <div className={styles.notices} role="alert">
      {refused !== null && refused !== done && (
        <p className={styles.notice}>
          <span>{words(refused.code, refused.about)}</span>
          <button type="button" aria-label={t`Close`} onClick={() => setDone(refused)}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
