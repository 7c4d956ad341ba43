// What one may wish for the next game at this table, and how it begins: at the host's word, or the others', when they are ready.

import type { TableInfo } from '@posse/protocol';
import { useState } from 'react';
import type { GameView } from '../session/beat.ts';
import { useSession, useTable } from '../session/SessionContext.tsx';

export interface NextGameWishes {
  readonly isHost: boolean;
  /** Null for somebody who watches. */
  readonly seat: number | null;
  readonly isReady: boolean;
  /** Survivors may go on with their character. */
  readonly mayKeep: boolean;
  readonly keep: boolean;
  setKeep(keep: boolean): void;
  /** The host may pass the star to the Sheriff's left. */
  readonly mayPassStar: boolean;
  readonly passStar: boolean;
  setPassStar(passStar: boolean): void;
  /** Deals, for the host; says that one is ready, for anybody else. */
  go(): void;
  wait(): void;
}

export function useNextGame(view: GameView, table: TableInfo): NextGameWishes {
  const { client } = useSession();
  const you = useTable((state) => state.you);
  const seat = useTable((state) => state.seat);
  const [keep, setKeep] = useState(false);
  const [passStar, setPassStar] = useState(false);
  const isHost = you !== null && table.host === you;
  const mine = seat === null ? undefined : view.players[seat];
  const isReady = seat !== null && table.seats[seat]?.ready === true;
  const say = (wish: boolean): void => {
    // Ready once more: each time with fresh luck for the seed.
    if (seat !== null) client.ready(true, { keep: wish });
  };
  return {
    isHost,
    seat,
    isReady,
    mayKeep: mine?.alive === true && !('undead' in mine && mine.undead),
    keep,
    setKeep(wish) {
      setKeep(wish);
      if (isReady) say(wish);
    },
    mayPassStar: isHost && view.players.some(({ role }) => role === 'sheriff'),
    passStar,
    setPassStar,
    go() {
      say(keep);
      if (isHost) client.start({ passStar });
    },
    wait: () => void client.ready(false),
  };
}
