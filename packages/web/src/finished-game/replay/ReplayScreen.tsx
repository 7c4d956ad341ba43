// The screen of a replay, from the deal to the end, from any perspective.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Replay } from '@posse/protocol';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { Landscape } from '../../drawing/index.ts';
import type { Where } from '../../game-table/session/table-session.ts';
import { loadReplay, useFound } from '../finished-game-loader.ts';
import styles from './ReplayScreen.module.css';
import { ReplayTable } from './ReplayTable.tsx';
import { BrokenRecording, openRecording, type Recording } from './replayed-game.ts';
import { useOlderWords, useUnavailableWords } from './unavailable-words.ts';

interface ReplayScreenProps {
  readonly where: Where;
  readonly id: string;
}

export default function ReplayScreen({ where, id }: ReplayScreenProps) {
  return <RecordingScreen find={useCallback(() => loadReplay(where, id), [where, id])} where={where} id={id} />;
}

interface RecordingScreenProps {
  /** Loads the game. A different function loads another one. */
  readonly find: () => Promise<Replay>;
  readonly where: Where;
  /** Null for a game that was opened from a link or a file. */
  readonly id: string | null;
}

export function RecordingScreen({ find, where, id }: RecordingScreenProps) {
  const { t } = useLingui();
  const lackWords = useUnavailableWords();
  const found = useFound(useCallback(() => find().then(recordingOrReplay), [find]));
  return (
    <main className={styles.screen} data-screen="replay" aria-label={t`Replay`}>
      <Landscape />
      {found === null && (
        <p className={styles.notice} role="status">
          <Trans>Loading the game…</Trans>
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
      {found !== null && typeof found === 'object' && 'format' in found && <Undealt replay={found} />}
      {found !== null && typeof found === 'object' && 'view' in found && (
        <ReplayTable key={id ?? found.replay.seed} recording={found} where={where} id={id} />
      )}
    </main>
  );
}

/** The recording of a game; the replay itself if today's rules can't show it. */
const recordingOrReplay = (replay: Replay): Promise<Recording | Replay> =>
  openRecording(replay).catch((error: unknown) => {
    if (error instanceof BrokenRecording && error.lack === 'older-rules') return replay;
    throw error;
  });

function Undealt({ replay }: { readonly replay: Replay }) {
  const { title, extent, end } = useOlderWords()(replay, null);
  const players = replay.names.join(', ');
  return (
    <div className={styles.notice}>
      <h1>{title}</h1>
      <p>{extent}</p>
      <p>
        <Trans>Players: {players}.</Trans> {end}
      </p>
      <Link href="/" className="button primary">
        <Trans>Back to the lobby</Trans>
      </Link>
    </div>
  );
}
