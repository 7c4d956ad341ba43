// Ends a game whose packs set off effects without end, and bars these packs together.

import { EndlessEffects } from '@posse/engine';
import type { TableRecord } from '@posse/store';
import type { TableState } from '../actor/table-state.ts';
import type { Notices } from '../chat/table-notices.ts';
import { tableChange } from '../lifecycle/due-index.ts';
import { packNames, packsTogether } from '../lifecycle/table-packs.ts';
import { afterGame } from '../people/seat-edits.ts';
import type { RunningGame } from './running-game.ts';

/** The author of a notice about the table itself. */
export const NOBODY = { guest: '', seat: null, name: '' } as const;

/** Are the packs of this game to blame for the error? */
export const isEndlessByPacks = (error: unknown, game: RunningGame): boolean =>
  error instanceof EndlessEffects && game.packs.length > 0;

/**
 * The end of the game is stored, so no replay works it out again: the answer that led there was never given. Bars the
 * packs first: if the program stops in between, the game goes on without that answer.
 */
export async function endEndless(
  { record: before, services }: TableState,
  game: RunningGame,
  notices: Notices,
): Promise<TableRecord> {
  const { packs } = game;
  await services.bars?.barPack(packsTogether(packs), true);
  services.log.warn(
    { table: before.code, packs: packNames(packs) },
    'Packs set off effects without end, and are barred.',
  );
  const record = { ...afterGame(before, game.record.names), gameId: null, paused: false };
  const notice = notices.about('endless', NOBODY);
  await game.endWithoutWinners([tableChange(record), notice.change]);
  notice.send();
  return record;
}
