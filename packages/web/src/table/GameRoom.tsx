// The game itself, and what comes after it.

import type { GameId } from '@posse/protocol';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { useIsCaughtUp, useTable } from '../session/SessionContext.tsx';
import styles from './GameRoom.module.css';

const TABLES: Readonly<Record<GameId, LazyExoticComponent<ComponentType>>> = {
  card: lazy(() => import('../card/CardTable.tsx')),
  dice: lazy(() => import('../dice/DiceTable.tsx')),
};
const AfterGame = lazy(() => import('../after/AfterGame.tsx'));

export function GameRoom() {
  const game = useTable(({ table }) => table?.game ?? 'card');
  const n = useTable(({ shown }) => shown?.n ?? null);
  const isAsked = useTable(({ shown, seat }) => seat !== null && shown?.view.asked === seat);
  const isAtRest = useTable(({ beat }) => beat === null);
  const isOver = useTable(({ table }) => table?.phase === 'over');
  const isCaughtUp = useIsCaughtUp();
  const Game = TABLES[game];
  return (
    <main className={styles.room} data-screen="table" data-n={n} data-asked={isAsked ? 'you' : undefined}>
      {n !== null && (
        <Suspense fallback={null}>
          <Game />
          {isOver && isAtRest && isCaughtUp && <AfterGame />}
        </Suspense>
      )}
    </main>
  );
}
