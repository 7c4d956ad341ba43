// Tables where the user has a seat and is absent, polled in the lobby.

import type { TableInfo } from '@posse/protocol';
import { useEffect, useState } from 'react';
import { forgetSeat, type OwnTable, ownTables } from '../game-table/session/remembered-tables.ts';
import { codeOf, findTable } from './server-requests.ts';

export interface WayBack extends OwnTable {
  /** The phase of the table: waiting room, running game, or finished game. */
  readonly phase: TableInfo['phase'];
  /** Has the user left, so that a bot plays? */
  readonly isLeft: boolean;
}

const EVERY = 10_000;

/** The way back to this table; null if there is none now, `lost` if there will never be one again. */
export function wayBackTo(own: OwnTable, table: Pick<TableInfo, 'seats' | 'phase'>): WayBack | null | 'lost' {
  const seat = table.seats.find(({ guest }) => guest === own.guest);
  if (seat === undefined) return 'lost';
  if (seat.gone === 'sent-away') return null;
  return { ...own, phase: table.phase, isLeft: seat.gone === 'left' };
}

async function look(own: OwnTable): Promise<WayBack | null> {
  const found = await findTable(own.code).then(
    (table) => wayBackTo(own, table),
    (error: unknown) => (codeOf(error) === 'no-such-table' ? 'lost' : null),
  );
  if (found !== 'lost') return found;
  forgetSeat(own.code);
  return null;
}

/** The ways back to the user's tables; null until they are known. */
export function useWaysBack(isDrawn: boolean): readonly WayBack[] | null {
  const [ways, setWays] = useState<readonly WayBack[] | null>(null);
  useEffect(() => {
    if (!isDrawn) return undefined;
    let isHere = true;
    const lookAgain = async (): Promise<void> => {
      if (document.hidden) return;
      const found = await Promise.all(ownTables().map(look));
      if (isHere) setWays(found.filter((way) => way !== null));
    };
    const start = (): void => void lookAgain();
    start();
    const timer = setInterval(start, EVERY);
    document.addEventListener('visibilitychange', start);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [isDrawn]);
  return ways;
}
