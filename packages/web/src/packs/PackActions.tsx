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
import { RefusedPack } from './RefusedPack.tsx';
import { ShareDialog } from './ShareDialog.tsx';

export function PackActions({ stored: { id, pack } }: { readonly stored: StoredPack }) {
  const words = useRefusedWords();
  const { plans, bot } = useWishes((wishes) => wishes);
  const { way, refused, go } = useGo();
  const [isSharing, setSharing] = useState(false);
  const [unfinished, setUnfinished] = useState<unknown>(null);
  const play = (): void => {
    setUnfinished(null);
    try {
      const finished = acceptable(pack);
      go('solo', () => alone('card', { ...plans.card, bot }, [finished]));
    } catch (error) {
      setUnfinished(error);
    }
  };
  return (
    <div className={styles.acts}>
      <button type="button" className="button" data-act="share-pack" onClick={() => setSharing(true)}>
        <Trans>Share</Trans>
      </button>
      <Link href={`/packs/print/${id}`} className="button" data-act="print-pack">
        <Trans>Print</Trans>
      </Link>
      <button type="button" className="button" data-act="play-pack" disabled={way !== null} onClick={play}>
        <Trans>Play with bots</Trans>
      </button>
      {unfinished !== null && <RefusedPack error={unfinished} />}
      {refused !== null && <p role="alert">{words(refused)}</p>}
      <ShareDialog pack={pack} open={isSharing} onClose={() => setSharing(false)} />
    </div>
  );
}
