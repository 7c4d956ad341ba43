// Says why a pack was not opened.

import { Trans } from '@lingui/react/macro';
import { usePackRefusal } from './pack-refusal-words.ts';
import styles from './RefusedPack.module.css';

export function RefusedPack({ error }: { readonly error: unknown }) {
  const { sentence, detail } = usePackRefusal()(error);
  return (
    <div className={styles.refused} role="alert" data-refused-pack>
      <p>{sentence}</p>
      {detail !== '' && (
        <details>
          <summary>
            <Trans>For its author</Trans>
          </summary>
          <p lang="en">{detail}</p>
        </details>
      )}
    </div>
  );
}
