// Buttons for a pack of the workshop: share, print, play with bots.

import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWishes } from '../lobby/last-table-wishes.ts';
import { alone, useGo } from '../lobby/ways-to-table.ts';
import { useRefusedWords } from '../table-screen/notices/error-code-words.ts';
import type { StoredPack } from '../workshop/pack-storage.ts';
import { acceptable } from './open-pack.ts';
import styles from './PackActions.module.css';
import { ShareDialog } from './ShareDialog.tsx';

interface PackActionsProps {
  readonly stored: StoredPack;
  /** Why nobody can play the pack yet; null if they can. */
  readonly refusal: string | null;
}

export function PackActions({ stored: { id, pack }, refusal }: PackActionsProps) {
  const words = useRefusedWords();
  const { plans, bot } = useWishes((wishes) => wishes);
  const { way, refused, go } = useGo();
  const [isSharing, setSharing] = useState(false);
  const [isTold, setTold] = useState(false);
  const ifFinished = (act: () => void) => (): void => (refusal === null ? act() : setTold(true));
  return (
    <div className={styles.acts}>
      <button type="button" className="button" data-act="share-pack" onClick={ifFinished(() => setSharing(true))}>
        <Trans>Share</Trans>
      </button>
      <Link
        href={`/packs/print/${id}`}
        className="button"
        data-act="print-pack"
        onClick={(event) => {
          if (refusal === null) return;
          event.preventDefault();
          setTold(true);
        }}
      >
        <Trans>Print</Trans>
      </Link>
      <button
        type="button"
        className="button"
        data-act="play-pack"
        disabled={way !== null}
        onClick={ifFinished(() => go('solo', () => alone('card', { ...plans.card, bot }, [acceptable(pack)])))}
      >
        <Trans>Play with bots</Trans>
      </button>
      {isTold && refusal !== null && (
        <p role="alert" data-refused-pack>
          {refusal}
        </p>
      )}
      {refused !== null && <p role="alert">{words(refused)}</p>}
      <ShareDialog pack={pack} open={isSharing} onClose={() => setSharing(false)} />
    </div>
  );
}
