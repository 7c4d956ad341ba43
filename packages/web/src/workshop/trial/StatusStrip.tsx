// One line that tells whether a thing can be played, and its strength.

import { Trans, useLingui } from '@lingui/react/macro';
import { classes } from '../../drawing/class-names.ts';
import { Icon } from '../../drawing/Icon.tsx';
import styles from './StatusStrip.module.css';
import type { Trial } from './use-trial.ts';

interface StatusStripProps {
  readonly isEmpty: boolean;
  /** Why it can't be played; null if it can. */
  readonly refusal: string | null;
  /** Null if there is nothing to try. */
  readonly trial: Trial | null;
}

export function StatusStrip({ isEmpty, refusal, trial }: StatusStripProps) {
  const isPlayable = !isEmpty && refusal === null;
  return (
    <div className={classes(styles.strip, !isPlayable && styles.refused)} role="status" data-playable={isPlayable}>
      <span className={styles.verdict}>
        <Icon name={isPlayable ? 'check' : isEmpty ? 'plus' : 'lock'} className={styles.sign} />
        {isEmpty ? <Trans>Say what it does</Trans> : (refusal ?? <Trans>Can be played</Trans>)}
      </span>
      {isPlayable && trial !== null && <TrialLine trial={trial} />}
    </div>
  );
}

function TrialLine({ trial }: { readonly trial: Trial }) {
  const { t } = useLingui();
  const strengths = { even: t`fair`, noticeable: t`strong`, strong: t`very strong`, endless: t`endless` } as const;
  const { verdict, done, total } = trial;
  if (verdict === null)
    return (
      <span className={styles.trial} aria-live="off">
        <progress max={Math.max(1, total)} value={done} aria-label={t`Games that bots have tried`} />
        {total > 0 && (
          <Trans>
            {done} of {total} games
          </Trans>
        )}
      </span>
    );
  const filled = { even: 1, noticeable: 2, strong: 3, endless: 3 }[verdict];
  return (
    <span className={styles.trial}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={classes(styles.bar, bar <= filled && styles.full)} />
        ))}
      </span>
      <span className="unseen">{t`Strength:`} </span>
      {strengths[verdict]}
    </span>
  );
}
