// The screen at a table: bar, banners, the room, and panels beside it.

import type { GameId } from '@posse/protocol';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { useSettings } from '../app/user-settings.ts';
import { useNoteGame } from '../game-history/use-game-note.ts';
import { useAutomatic } from '../game-table/answer/auto-answer-setting.ts';
import { FactSounds } from '../game-table/motion/FactSounds.tsx';
import { useIsCaughtUp, useTable } from '../game-table/session/SessionContext.tsx';
import type { TableState } from '../game-table/session/table-session.ts';
import { OutPanel } from '../out-of-game/OutPanel.tsx';
import { ZoomHost } from '../rules-reference/ThingDialog.tsx';
import { useCalls } from './calls/player-calls.ts';
import styles from './JoinedTable.module.css';
import { Banners } from './notices/Banners.tsx';
import { RefusalNotices } from './notices/RefusalNotices.tsx';
import { ReactionBubbles } from './reactions/ReactionBubbles.tsx';
import { type Beside, SidePanels } from './SidePanels.tsx';
import { useSitDown } from './sit-on-arrival.ts';
import { TableBar } from './TableBar.tsx';
import { useMedia } from './use-media-query.ts';
import { WaitingRoom } from './waiting-room/WaitingRoom.tsx';
import { useWakeLock } from './wake-lock.ts';

export function JoinedTable() {
  const isGathering = useTable(({ table }) => table?.phase === 'gathering');
  const hasStory = useMedia('large') && !isGathering;
  const [open, setOpen] = useState<Beside | null>(null);
  const isSolo = useTable(({ where }) => where === 'solo');
  const isWarned = useSettings(({ warnings }) => warnings) && isSolo;
  const unread = useUnread(open === 'chat');
  const toggle = (what: Beside): void => setOpen(open === what ? null : what);
  useSitDown();
  useAutomatic();
  useNoteGame();
  useCalls();
  useWakeLock();
  return (
    <div className={styles.screen}>
      <TableBar unread={unread} hasStory={!hasStory && !isGathering} onOpen={toggle} />
      <Banners />
      {isGathering ? <WaitingRoom /> : <GameRoom />}
      <OutPanel />
      <SidePanels open={open} hasStory={hasStory} onClose={() => setOpen(null)} />
      <RefusalNotices />
      <ReactionBubbles isReading={open === 'chat'} />
      {isWarned && (
        <Suspense fallback={null}>
          <BlunderWarning />
        </Suspense>
      )}
      <FactSounds />
      <ZoomHost />
    </div>
  );
}

// The games, and the result screen.

const TABLES: Readonly<Record<GameId, LazyExoticComponent<ComponentType>>> = {
  card: lazy(() => import('../card/CardTable.tsx')),
  dice: lazy(() => import('../dice/DiceTable.tsx')),
};
const RoleCardDialog = lazy(() => import('../lessons/RoleCardDialog.tsx'));
const BlunderWarning = lazy(() => import('../advice/BlunderWarning.tsx'));
const GameResult = lazy(() => import('../finished-game/result/GameResult.tsx'));

export function GameRoom() {
  const game = useTable(({ table }) => table?.game ?? 'card');
  const step = useTable(({ shown }) => shown?.step ?? null);
  const isAsked = useTable(({ shown, seat }) => seat !== null && shown?.view.asked === seat);
  const isAtRest = useTable(({ beat }) => beat === null);
  const isOver = useTable(({ table }) => table?.phase === 'over');
  const isCaughtUp = useIsCaughtUp();
  const waits = useTable(waitsFor);
  const Game = TABLES[game];
  return (
    <main
      className={styles.room}
      data-screen="table"
      data-step={step}
      data-asked={isAsked ? 'you' : undefined}
      data-waits={waits}
    >
      {step !== null && (
        <Suspense fallback={<Loading />}>
          <Game />
          <RoleCardDialog />
          {isOver && isAtRest && isCaughtUp && <GameResult />}
        </Suspense>
      )}
    </main>
  );
}

/**
 * The party that must act before the game goes on, however much of it the page has shown; people may take their time.
 */
function waitsFor({ where, table, seat, game }: TableState): 'you' | 'bots' | 'people' | undefined {
  if (game === null || game.view.winners !== null) return undefined;
  const { asked } = game.view;
  if (asked !== null && asked === seat) return 'you';
  if (where === 'solo') return 'bots';
  const isSomebodyLooking = table?.seats.some(({ looking }) => looking) === true;
  return asked === null || isSomebodyLooking || table?.seats[asked]?.by === 'person' ? 'people' : 'bots';
}

// The number of chat lines since the user last looked.

export function useUnread(isReading: boolean): number {
  const last = useTable(({ lines }) => lines.at(-1)?.number ?? 0);
  // Lines from before the user joined are not new.
  const [seen, setSeen] = useState(last);
  // A reaction was seen at the seat.
  const unread = useTable(
    ({ lines }) => lines.filter(({ number, gesture }) => number > seen && gesture === undefined).length,
  );
  useEffect(() => {
    if (isReading) setSeen(last);
  }, [isReading, last]);
  return isReading ? 0 : unread;
}
