// Tells whether this browser has saved the game in its list.

import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Kept } from '../../game-history/finished-game-saver.ts';
import { ownSeatIn } from '../../game-table/session/own-seat-hooks.ts';
import { playedSeatIn } from '../../game-table/session/played-seat.ts';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import { isSecondTry } from '../../solo/second-try-id.ts';
import styles from './GameResult.module.css';

export function GameSavedNotice() {
  const kept = useKept();
  if (kept === null) return null;
  const words: Readonly<Record<Kept | 'practice', ReactNode>> = {
    practice: <Trans>A second try is practice: it is not saved to your games.</Trans>,
    whole: (
      <Trans>
        Saved to <Link href="/games">your games</Link>.
      </Trans>
    ),
    line: (
      <Trans>
        Saved to <Link href="/games">your games</Link>, but without its replay: this browser has no room left for it.
      </Trans>
    ),
    full: (
      <Trans>
        This browser has no room left, so this game is not saved yet. Delete some of{' '}
        <Link href="/games">your games</Link>, or save them as a file first.
      </Trans>
    ),
    off: <Trans>This browser doesn’t save anything, so this game is not in your games.</Trans>,
    later: (
      <Trans>
        This game can’t be loaded right now. It will be saved to <Link href="/games">your games</Link> on your next
        visit.
      </Trans>
    ),
  };
  return (
    <p className={styles.kept} role="status" data-kept={kept}>
      {words[kept]}
    </p>
  );
}

/** The storage state of the viewer's game; null for spectators, and until it is known. */
function useKept(): Kept | 'practice' | null {
  const where = useTable((state) => state.where);
  const id = useTable(({ shown }) => shown?.id ?? null);
  const seat = useTable((state) => playedSeatIn(state) ?? (state.table?.played.length === 0 ? ownSeatIn(state) : null));
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    if (id === null || seat === null || isSecondTry(id)) return undefined;
    let isHere = true;
    import('../../game-history/finished-game-saver.ts')
      .then(({ keepGame }) => keepGame({ where, id, seat }))
      .then(
        (room) => isHere && setKept(room),
        () => isHere && setKept('later'),
      );
    return () => {
      isHere = false;
    };
  }, [where, id, seat]);
  return id !== null && isSecondTry(id) ? 'practice' : kept;
}
