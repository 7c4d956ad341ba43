// A replay of the game that is over, with all hands open.

import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShortcuts } from '../app/shortcut-keys.ts';
import { settings } from '../app/user-settings.ts';
import { Icon } from '../drawing/Icon.tsx';
import { loadReplay, useFound } from '../finished-game/finished-game-loader.ts';
import { Playback } from '../finished-game/replay/playback.ts';
import { openRecording, type Recording } from '../finished-game/replay/replayed-game.ts';
import { useUnavailableWords } from '../finished-game/replay/unavailable-words.ts';
import { FactSounds } from '../game-table/motion/FactSounds.tsx';
import { SessionContext } from '../game-table/session/SessionContext.tsx';
import styles from './RoomReplay.module.css';

const ROOMS = {
  card: lazy(() => import('./table/CardRoom.tsx')),
  dice: lazy(() => import('./table/DiceRoom.tsx')),
} as const;

interface RoomReplayProps {
  readonly id: string;
  readonly onEnd: () => void;
}

export default function RoomReplay({ id, onEnd }: RoomReplayProps) {
  const words = useUnavailableWords();
  const found = useFound(useCallback(() => loadReplay('server', id).then(openRecording), [id]));
  if (found !== null && typeof found === 'object') return <Replayed key={id} id={id} recording={found} onEnd={onEnd} />;
  return (
    <div className={styles.loading} role="status">
      <p>{found === null ? <Trans>Loading the game…</Trans> : words(found)}</p>
      <EndButton onEnd={onEnd} />
    </div>
  );
}

function EndButton({ onEnd }: Pick<RoomReplayProps, 'onEnd'>) {
  const { t } = useLingui();
  return (
    <button type="button" className={styles.button} data-act="end-replay" onClick={onEnd}>
      <Icon name="close" />
      {t`To the result`}
    </button>
  );
}

function Replayed({ id, recording, onEnd }: RoomReplayProps & { readonly recording: Recording }) {
  const [playback] = useState(
    () => new Playback(recording, 'server', id, { position: 0, perspective: 'all' }, () => settings.getState().speed),
  );
  useEffect(() => {
    playback.play();
    return () => playback.stop();
  }, [playback]);
  const press = useCallback(
    (event: KeyboardEvent): void => {
      const act = actFor(playback, event, onEnd);
      if (act === null) return;
      event.preventDefault();
      act();
    },
    [playback, onEnd],
  );
  useShortcuts(press, true);
  const Game = ROOMS[recording.replay.game];
  return (
    <SessionContext value={playback.session}>
      <div className={styles.replay} data-screen="replay">
        <Suspense fallback={null}>
          <Game aside={<Controls playback={playback} onEnd={onEnd} />} />
        </Suspense>
      </div>
      <FactSounds />
    </SessionContext>
  );
}

/** Space plays, arrows step, Escape ends: keys that a remote control has, too. */
function actFor(playback: Playback, { key, target }: KeyboardEvent, onEnd: () => void): (() => void) | null {
  const isOnButton = target instanceof Element && target.closest('button') !== null;
  if (key === ' ' && !isOnButton) return () => playback.toggle();
  if (key === 'ArrowRight') return () => playback.step(1);
  if (key === 'ArrowLeft') return () => playback.step(-1);
  return key === 'Escape' ? onEnd : null;
}

function Controls({ playback, onEnd }: { readonly playback: Playback; readonly onEnd: () => void }) {
  const { t } = useLingui();
  const isPlaying = useStore(playback.store, (state) => state.isPlaying);
  const position = useStore(playback.store, (state) => state.position);
  const { length } = playback.recording;
  return (
    <div className={styles.controls}>
      <span className={styles.at} data-position={position}>
        {position} / {length}
      </span>
      <button type="button" className={styles.button} data-act="play" onClick={() => playback.toggle()}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        {isPlaying ? t`Pause` : t`Play`}
      </button>
      <EndButton onEnd={onEnd} />
    </div>
  );
}
