// The table of a replay with its bar, log, scrubber and buttons.

import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShortcuts } from '../../app/shortcut-keys.ts';
import { settings } from '../../app/user-settings.ts';
import { Icon } from '../../drawing/index.ts';
import { FactSounds } from '../../game-table/motion/FactSounds.tsx';
import { SessionContext } from '../../game-table/session/SessionContext.tsx';
import type { Where } from '../../game-table/session/table-session.ts';
import { ZoomHost } from '../../rules-reference/ThingDialog.tsx';
import { Drawer } from '../../table-screen/TableDialogs.tsx';
import { useMedia } from '../../table-screen/use-media-query.ts';
import { PlaybackControls } from './PlaybackControls.tsx';
import { Playback } from './playback.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayDetails } from './ReplayDetails.tsx';
import styles from './ReplayScreen.module.css';
import { perspectiveFrom, type Recording } from './replayed-game.ts';
import { useOlderWords } from './unavailable-words.ts';

const CardTable = lazy(() => import('../../card/CardTable.tsx'));
const DiceTable = lazy(() => import('../../dice/DiceTable.tsx'));

interface ReplayTableProps {
  readonly recording: Recording;
  readonly where: Where;
  /** Null for a game that was opened from a link or a file. */
  readonly id: string | null;
}

export function ReplayTable({ recording, where, id }: ReplayTableProps) {
  const { t } = useLingui();
  const [playback] = useState(() => playbackFromAddress(recording, where, id));
  useEffect(() => () => playback.stop(), [playback]);
  useKeys(playback);
  const perspective = useStore(playback.store, (state) => state.perspective);
  const isWide = useMedia('with-log');
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  const Table = recording.replay.game === 'card' ? CardTable : DiceTable;
  return (
    <SessionContext value={playback.session}>
      <div className={styles.replay}>
        <ReplayBar playback={playback} where={where} id={id} />
        <OlderNote recording={recording} />
        <div className={styles.table}>
          <Suspense fallback={null}>
            <Table key={perspective} />
          </Suspense>
        </div>
        {isWide && (
          <aside className={styles.rail} data-panel aria-label={t`About this game`}>
            <ReplayDetails playback={playback} />
          </aside>
        )}
        <PlaybackControls playback={playback} onDetails={isWide ? null : () => setDetailsOpen(true)} />
      </div>
      {!isWide && (
        <Drawer title={t`About this game`} open={areDetailsOpen} onClose={() => setDetailsOpen(false)}>
          <ReplayDetails playback={playback} />
        </Drawer>
      )}
      <ZoomHost />
      <FactSounds />
    </SessionContext>
  );
}

/** The playback at the position and from the perspective that the address names. */
function playbackFromAddress(recording: Recording, where: Where, id: string | null): Playback {
  const search = new URLSearchParams(location.search);
  const perspective = perspectiveFrom(search.get('eyes'), recording.replay.setup.seats) ?? 'all';
  const position = Number.parseInt(search.get('at') ?? '0', 10) || 0;
  return new Playback(
    recording,
    where,
    id ?? recording.replay.seed,
    { position, perspective },
    () => settings.getState().speed,
  );
}

/** The note over a replay that today's rules can't show to its end: why, how far it goes, and the winners. */
function OlderNote({ recording: { replay, parting } }: { readonly recording: Recording }) {
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

/** Keys of a replay: space plays, arrows step through answers, with Shift through turns, Home and End jump. */
function useKeys(playback: Playback): void {
  const press = useCallback(
    (event: KeyboardEvent): void => {
      const { target, key, shiftKey } = event;
      // Space presses a button that has the focus.
      if (key === ' ' && target instanceof Element && target.closest('button, a, summary') !== null) return;
      const act = actFor(playback, key, shiftKey);
      if (act === null) return;
      event.preventDefault();
      act();
    },
    [playback],
  );
  useShortcuts(press, true);
}

function actFor(playback: Playback, key: string, isShift: boolean): (() => void) | null {
  switch (key) {
    case ' ':
      return () => playback.toggle();
    case 'ArrowRight':
      return () => (isShift ? playback.turn(1) : playback.step(1));
    case 'ArrowLeft':
      return () => (isShift ? playback.turn(-1) : playback.step(-1));
    case 'PageDown':
      return () => playback.turn(1);
    case 'PageUp':
      return () => playback.turn(-1);
    case 'Home':
      return () => playback.seek(0);
    case 'End':
      return () => playback.seek(playback.recording.length);
    default:
      return null;
  }
}
