// What everybody may know of a table that is not in memory: all that is kept of it, and nobody there.

import { commitmentOf, type Phase, type TableInfo } from '@posse/protocol';
import type { GameRecord, TableRecord } from '../store/store.ts';
import { type Presence, tableInfo } from './info.ts';

const NOBODY_THERE = (host: string): Presence => ({
  isHere: () => false,
  watchers: 0,
  hosting: { guest: host },
  claims: { infos: [] },
  doorstep: { infos: [] },
  starting: { left: null },
  beginning: { left: null, isLooking: () => false },
});

export const keptPhase = ({ playing }: Pick<TableRecord, 'playing'>, game: GameRecord | null): Phase =>
  playing ? 'playing' : game === null ? 'gathering' : 'over';

/** `game` is the one that is played there, or was played last; null if there was none. */
export function keptInfo(record: TableRecord, game: GameRecord | null): TableInfo {
  const info = tableInfo(record, null, NOBODY_THERE(record.host));
  const phase = keptPhase(record, game);
  const isPlaying = phase === 'playing';
  return {
    ...info,
    phase,
    staged: game !== null && 'staged' in game.setup,
    commitment: isPlaying && game !== null ? game.commitment : commitmentOf(record.start?.secret ?? record.nextSecret),
    seats: info.seats.map((seat, place) => ({
      ...seat,
      open: seat.open && (!isPlaying || (record.seats[place]?.late ?? false)),
    })),
  };
}
