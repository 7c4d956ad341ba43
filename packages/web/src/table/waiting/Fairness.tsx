// Nobody chooses the cards, and everybody can check that: what is promised before the deal.

import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure } from '../../lobby/plan/Disclosure.tsx';
import styles from './Fairness.module.css';

export function Fairness({ commitment }: { readonly commitment: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.fairness}>
      <Disclosure title={t`The shuffle is fair`} state={`${commitment.slice(0, 8)}…`}>
        <p>
          <Trans>
            Whoever deals has put away a secret before anybody sat down. This is its seal: it tells nothing, but no
            other secret fits it. Each player adds some luck, and secret and luck together shuffle the cards. After the
            game the secret is shown, and everybody can check that it fits the seal and that the cards came from it.
          </Trans>
        </p>
        <p className={styles.seal}>
          <span className="unseen">
            <Trans>The seal:</Trans>{' '}
          </span>
          <code>{commitment}</code>
        </p>
      </Disclosure>
    </div>
  );
}
