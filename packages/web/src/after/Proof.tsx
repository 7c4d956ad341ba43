// Was it fair? How the cards were mixed, in plain words, and every step of it checked before one's eyes.

import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Where } from '../session/session.ts';
import { Dialog } from '../table/Dialog.tsx';
import { download } from './download.ts';
import { useLackWords } from './lack-words.ts';
import { loadProof } from './load.ts';
import styles from './Proof.module.css';
import { ProofSteps } from './ProofSteps.tsx';
import { ProofValues } from './ProofValues.tsx';
import type { Noted } from './proof-check.ts';
import { useFound } from './use-found.ts';

interface ProofProps {
  readonly where: Where;
  readonly id: string;
  /** What this page was shown while the game was played; null if one was not there. */
  readonly noted: Noted | null;
  readonly seat: number | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Proof({ open, onClose, ...about }: ProofProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Was it fair?`} open={open} onClose={onClose}>
      <Account {...about} />
    </Dialog>
  );
}

function Account({ where, id, noted, seat }: Omit<ProofProps, 'open' | 'onClose'>) {
  const lackWords = useLackWords();
  const found = useFound(useCallback(() => loadProof(where, id), [where, id]));
  return (
    <div className={styles.proof}>
      <p>
        <Trans>
          Before the cards were mixed, a secret was drawn and its fingerprint was shown to everybody. Then each seat
          added a number of its own. Secret and numbers together made the seed from which all cards and dice follow: so
          nobody could choose them, neither the house nor a player. Now the secret is open, and this page works
          everything out again.
        </Trans>
      </p>
      {typeof found === 'string' && <p role="alert">{lackWords(found)}</p>}
      {found !== null && typeof found === 'object' && (
        <>
          <ProofSteps proof={found} noted={noted} seat={seat} />
          <ProofValues proof={found} seat={seat} />
          <p>
            <Trans>
              You need not trust this page: save the proof and check it with <code>posse verify FILE</code> on your own
              machine.
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
