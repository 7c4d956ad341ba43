// Over a replay that today's rules can't show to its end: why, how far it goes, and who won. Goes when it was read.

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from '../draw/index.ts';
import type { Film } from './film.ts';
import styles from './OlderNote.module.css';
import { useOlderWords } from './older-words.ts';

export function OlderNote({ film: { replay, parting } }: { readonly film: Film }) {
  const { t } = useLingui();
  const words = useOlderWords();
  const [isRead, setRead] = useState(false);
  if (parting === null || isRead) return null;
  const { title, extent, end } = words(replay, parting);
  return (
    <div className={styles.note} role="status" data-note="older-rules">
      <p>
        <b>{title}.</b> {extent} {end}
      </p>
      <button type="button" aria-label={t`Close`} onClick={() => setRead(true)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
