// A screen for the room: a table as strangers see it.

import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { settings } from '../app/user-settings.ts';
import { Landscape } from '../drawing/Landscape.tsx';
import { FactSounds } from '../game-table/motion/FactSounds.tsx';
import { SessionContext, useIsCaughtUp, useTable } from '../game-table/session/SessionContext.tsx';
import { watchAsScreen } from '../game-table/session/session-opening.ts';
import type { Session } from '../game-table/session/table-session.ts';
import { ReactionBubbles } from '../table-screen/reactions/ReactionBubbles.tsx';
import { useHurry } from '../table-screen/use-table-visit.ts';
import { keepAwake } from '../table-screen/wake-lock.ts';
import { speak } from '../words/language.ts';
import { RoomOptionsContext, useRoomOptions } from './RoomOptionsContext.tsx';
import { RoomResult } from './RoomResult.tsx';
import styles from './RoomScreen.module.css';
import { RoomStopped } from './RoomStopped.tsx';
import { RoomWaiting } from './RoomWaiting.tsx';
import { type RoomOptions, roomOptions } from './room-options.ts';

export default function RoomScreen({ code }: { readonly code: string }) {
  const [options] = useState(() => roomOptions(location.search));
  const session = useRoomSession(code);
  const hasWords = useLook(options);
  useEffect(() => keepAwake(document, navigator.wakeLock), []);
  return (
    <RoomOptionsContext value={options}>
      {!options.isOverlay && <Landscape />}
      <div className={styles.screen} data-screen="room" data-overlay={options.isOverlay || undefined}>
        {session !== null && hasWords && (
          <SessionContext value={session}>
            <Shown code={code} />
          </SessionContext>
        )}
      </div>
    </RoomOptionsContext>
  );
}

const ROOMS = {
  card: lazy(() => import('./table/CardRoom.tsx')),
  dice: lazy(() => import('./table/DiceRoom.tsx')),
} as const;

/** The people who gather, the game, or its result. */
function Shown({ code }: { readonly code: string }) {
  const { hasChat } = useRoomOptions();
  const ending = useTable((state) => state.stoppedBecause);
  const status = useTable((state) => state.status);
  const phase = useTable(({ table }) => table?.phase ?? null);
  const game = useTable(({ table }) => table?.game ?? 'card');
  const hasGame = useTable(({ shown }) => shown !== null);
  const isAtRest = useTable(({ beat, thrown }) => beat === null && thrown === null);
  const isCaughtUp = useIsCaughtUp();
  const Game = ROOMS[game];
  if (ending !== null) return <RoomStopped ending={ending} />;
  if (phase === null) return <Joining />;
  const isOver = phase === 'over' && isAtRest && isCaughtUp;
  return (
    <>
      {phase === 'gathering' && <RoomWaiting code={code} />}
      {phase !== 'gathering' && !isOver && hasGame && (
        <Suspense fallback={<Joining />}>
          <Game />
        </Suspense>
      )}
      {isOver && <RoomResult />}
      {status !== 'open' && (
        <p className={styles.lost} role="status" data-reconnecting>
          <Trans>Reconnecting…</Trans>
        </p>
      )}
      <FactSounds />
      {hasChat && (
        <div className={styles.bubbles}>
          <ReactionBubbles isReading={false} isForAll />
        </div>
      )}
    </>
  );
}

function Joining() {
  return (
    <p className={styles.joining} role="status">
      <Trans>Joining the table…</Trans>
    </p>
  );
}

/** The session of the screen, as long as it is shown. It reconnects by itself. */
function useRoomSession(code: string): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = watchAsScreen(code);
    setSession(opened);
    return () => {
      opened.close();
      setSession(null);
    };
  }, [code]);
  useHurry(session);
  return session;
}

/** Gives the page the look and the language of its address. False until their words are loaded. */
function useLook({ isOverlay, theme, language }: RoomOptions): boolean {
  const [hasWords, setWords] = useState(language === null);
  useEffect(() => {
    const { documentElement: page } = document;
    if (theme !== null) page.dataset.theme = theme;
    page.toggleAttribute('data-overlay', isOverlay);
    return () => {
      page.removeAttribute('data-overlay');
      page.dataset.theme = settings.getState().theme;
    };
  }, [theme, isOverlay]);
  useEffect(() => {
    if (language === null) return undefined;
    let isWanted = true;
    void speak(language).then(() => {
      document.documentElement.lang = language;
      if (isWanted) setWords(true);
    });
    return () => {
      isWanted = false;
      const { language: usual } = settings.getState();
      document.documentElement.lang = usual;
      void speak(usual);
    };
  }, [language]);
  return hasWords;
}
