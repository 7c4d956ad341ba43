// A warning that the server has no time for more legends.

import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { countLegends } from '../server-requests.ts';
import styles from './RadioRow.module.css';

/**
 * The warning about legends. `more` is the number of tables with legends that this would add: none if the table has
 * them already.
 */
export function LegendsNote({ more }: { readonly more: 0 | 1 }) {
  const [isTooMuch, setTooMuch] = useState(false);
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const { tables, most } = await countLegends();
      if (isHere) setTooMuch(tables + more > most);
    };
    // A server that does not answer gives no warning.
    look().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [more]);
  return (
    <p role="status" className={styles.note} data-note="legends">
      {isTooMuch && (
        <Trans>
          This server is too busy for legends at so many tables. You can still choose them: among friends, a deputy
          answers whenever a legend has no time to think.
        </Trans>
      )}
    </p>
  );
}
