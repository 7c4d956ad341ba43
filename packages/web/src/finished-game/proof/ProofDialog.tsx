// The dialog that proves a game: the verdict first, then its steps and values.

import { Trans, useLingui } from '@lingui/react/macro';
import { ownContributions, type Proof } from '@posse/protocol';
import { useCallback } from 'react';
import type { Where } from '../../game-table/session/table-session.ts';
import { Dialog } from '../../table-screen/TableDialogs.tsx';
import { download, loadProof, useFound } from '../finished-game-loader.ts';
import { useUnavailableWords } from '../replay/unavailable-words.ts';
import type { OwnNotes } from './HiddenContribution.tsx';
import styles from './Proof.module.css';
import { ProofSteps } from './ProofSteps.tsx';

interface ProofDialogProps {
  readonly where: Where;
  readonly id: string;
  /** The page's notes from during the game; null if the user was not there. */
  readonly noted: OwnNotes | null;
  readonly seat: number | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ProofDialog({ open, onClose, ...about }: ProofDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Was it fair?`} open={open} onClose={onClose}>
      <Account {...about} />
    </Dialog>
  );
}

function Account({ where, id, noted, seat }: Omit<ProofDialogProps, 'open' | 'onClose'>) {
  const lackWords = useUnavailableWords();
  const found = useFound(useCallback(() => loadProof(where, id), [where, id]));
  return (
    <div className={styles.proof}>
      {typeof found === 'string' && <p role="alert">{lackWords(found)}</p>}
      {found !== null && typeof found === 'object' && (
        <>
          <ProofSteps proof={found} noted={noted} seat={seat} />
          <ProofValues proof={found} seat={seat} />
          <p>
            <Trans>
              You don’t have to trust this page: save the proof, and check it with <code>posse verify FILE</code> on
              your own machine.
            </Trans>
          </p>
          <button type="button" className="button" onClick={() => download(`posse-proof-${id}.json`, found)}>
            <Trans>Save the proof</Trans>
          </button>
        </>
      )}
    </div>
  );
}

/** The values of a proof, to compare with notes made earlier. */
function ProofValues({ proof, seat }: { readonly proof: Proof; readonly seat: number | null }) {
  const { t } = useLingui();
  const { commitment, secret, lucks, replay, id } = proof;
  const own = ownContributions(proof);
  const nameOf = (place: number): string => {
    const name = replay.names[place] ?? '?';
    if (place === seat) return t`Your contribution`;
    return own[place] ? t`${name}’s contribution` : t`For ${name}, derived from the fingerprint`;
  };
  const values: readonly (readonly [string, string])[] = [
    [t`Fingerprint, shown before the game`, commitment],
    [t`Game number`, id],
    [t`Secret, shown after the game`, secret],
    ...lucks.map((luck, place) => [nameOf(place), luck] as const),
    [t`Seed`, replay.seed],
    ...(proof.version === 1 ? [] : proof.givenUp).map(({ commitment: before }, place) => {
      const number = place + 1;
      return [t`Fingerprint of aborted shuffle ${number}`, before] as const;
    }),
  ];
  return (
    <details className={styles.folded}>
      <summary>{t`All values`}</summary>
      <dl>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
