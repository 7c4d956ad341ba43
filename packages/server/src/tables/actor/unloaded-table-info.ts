// The information about a table that is in the store only: nobody is there.

import { commitmentOf, type Phase, type TableInfo } from '@posse/protocol';
import type { GameRecord, TableRecord } from '@posse/store';
import { abortedShuffles, type Presence, playedIn, tableInfo } from './table-info.ts';

const NOBODY_THERE = (host: string): Presence => ({
  participants: { watchers: 0, isHere: () => false },
  hostPowers: { guest: host },
  seatRecovery: { infos: [], isClaimable: () => false },
  admission: { infos: [] },
  rematch: { left: null },
  shuffle: { askingLeft: null },
  absences: { left: null, isReplaceable: () => false },
  roleViewing: { left: null, isLooking: () => false },
});

export const storedPhase = ({ playing }: Pick<TableRecord, 'playing'>, game: GameRecord | null): Phase =>
  playing ? 'playing' : game === null ? 'gathering' : 'over';

/** The information of a table in the store. `game` is the running one, or the last one; null if there was none. */
export function storedTableInfo(record: TableRecord, game: GameRecord | null): TableInfo {
  const info = tableInfo(record, null, NOBODY_THERE(record.host));
  const phase = storedPhase(record, game);
  const isPlaying = phase === 'playing';
  return {
    ...info,
    phase,
    played: phase === 'over' ? playedIn(record) : [],
    staged: game !== null && 'staged' in game.setup,
    ...(isPlaying && game !== null && abortedShuffles(game)),
    commitment: isPlaying && game !== null ? game.commitment : commitmentOf(record.start?.secret ?? record.nextSecret),
    seats: info.seats.map((seat, place) => ({
      ...seat,
      open: seat.open && (!isPlaying || (record.seats[place]?.late ?? false)),
    })),
  };
}
