// A finished game to watch again: from its first card to its last, through anybody's eyes.

import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { Country } from '../draw/index.ts';
import type { Where } from '../session/session.ts';
import { Cinema } from './Cinema.tsx';
import { openFilm } from './film.ts';
import { useLackWords } from './lack-words.ts';
import { loadReplay } from './load.ts';
import styles from './ReplayScreen.module.css';
import { useFound } from './use-found.ts';

interface ReplayScreenProps {
  readonly where: Where;
  readonly id: string;
}

export default function ReplayScreen({ where, id }: ReplayScreenProps) {
  const { t } = useLingui();
  const lackWords = useLackWords();
  const found = useFound(useCallback(() => loadReplay(where, id).then(openFilm), [where, id]));
  return (
    <main className={styles.screen} data-screen="replay" aria-label={t`Replay`}>
      <Country />
      {found === null && (
        <p className={styles.notice} role="status">
          <Trans>The game is being fetched …</Trans>
        </p>
      )}
      {typeof found === 'string' && (
        <div className={styles.notice}>
          <h1>
            <Trans>Nothing to watch here</Trans>
          </h1>
          <p>{lackWords(found)}</p>
          <Link href="/" className="button primary">
            <Trans>Back to the lobby</Trans>
          </Link>
        </div>
      )}
      {found !== null && typeof found === 'object' && <Cinema key={id} film={found} where={where} id={id} />}
    </main>
  );
}
