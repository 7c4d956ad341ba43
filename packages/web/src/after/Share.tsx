// Shows others what one sees: a link to this very moment; of a game that nobody else has, a file.

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from '../draw/index.ts';
import type { Where } from '../session/session.ts';
import { download } from './download.ts';
import type { Projector } from './projector.ts';
import styles from './ReplayBar.module.css';

interface ShareProps {
  readonly projector: Projector;
  readonly where: Where;
  readonly id: string;
}

const TOLD_FOR = 2500;

export function Share({ projector, where, id }: ShareProps) {
  const { t } = useLingui();
  const [told, setTold] = useState('');
  const tell = (words: string): void => {
    setTold(words);
    setTimeout(() => setTold(''), TOLD_FOR);
  };
  const share = async (): Promise<void> => {
    if (where === 'solo') {
      download(`posse-replay-${id}.json`, projector.film.replay);
      tell(t`Saved. “posse replay FILE” plays it too.`);
      return;
    }
    const { position, eyes } = projector.store.getState();
    const link = new URL(`/replay/${where}/${id}?at=${position}&eyes=${eyes}`, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      tell(t`Link copied`);
    } catch {
      // Without a clipboard the address bar has it.
      history.replaceState(history.state, '', link);
      tell(t`The link is in the address bar.`);
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.sign}
        aria-label={where === 'solo' ? t`Save the replay` : t`Copy a link to this moment`}
        onClick={() => void share()}
      >
        <Icon name="link" />
      </button>
      <p className={styles.told} role="status">
        {told}
      </p>
    </>
  );
}
