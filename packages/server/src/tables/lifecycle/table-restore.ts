// Restores a table from the store, or explains why it can't be restored.

import { isHouseSet } from '@posse/card';
import { LargerPool } from '@posse/engine';
import { type GameRecord, type Store, type StoreErrorReason, StoreFailure, type TableRecord } from '@posse/store';
import { Unavailable } from '../../bus/bus.ts';
import { inGame } from '../../games/playable-games.ts';
import { Refused } from '../../refused-request.ts';
import { TableActor } from '../actor/table-actor.ts';
import type { TableHome } from '../actor/table-services.ts';
import { RunningGame } from '../game/running-game.ts';
import { upgradedRecord } from './older-records.ts';
import { OtherRules, withoutGame } from './restored-game.ts';

/**
 * Restores a table; null if there is none or it was closed. Throws Refused if that is impossible until the program
 * restarts: a set is missing, or stored data is damaged. Throws Unavailable if a retry may succeed.
 */
export async function tableFromStore(services: TableHome, code: string): Promise<TableActor | null> {
  try {
    const kept = await services.store.openTable(code);
    if (kept === null) return null;
    const record = upgradedRecord(kept);
    const game = record.gameId === null ? null : await dealt(services.store, record.gameId);
    const missing = missingSet(record, game);
    if (missing !== null) throw new Refused('missing-set', withoutSet(missing), { set: missing });
    return await tableFrom(services, record, game);
  } catch (error) {
    const refused = refusalOf(error);
    services.log.error({ err: error === refused ? null : error, table: code }, refused.message);
    throw refused;
  }
}

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  // A newer program can go on with it, and perhaps it is being brought.
  if (error instanceof OtherRules) return new Unavailable('try-later', error.message);
  if (error instanceof LargerPool)
    return isHouseSet(error.set)
      ? new Refused('missing-set', error.message, { set: error.set })
      : new Unavailable('try-later', error.message);
  if (error instanceof StoreFailure && !SPOILT.has(error.reason))
    return new Unavailable('try-later', `The table can't be read now, so try again in a moment: ${error.message}`);
  return new Refused('damaged', DAMAGED);
}

/** Reasons of store failures that do not pass by themselves: damaged data. */
const SPOILT: ReadonlySet<StoreErrorReason> = new Set<StoreErrorReason>(['spoilt', 'damaged', 'unreadable']);

async function dealt(store: Store, id: string): Promise<GameRecord> {
  const game = await store.game(id);
  if (game === null) throw new Error(`Game ${id}, which is played here, is not kept.`);
  return game;
}

async function tableFrom(services: TableHome, record: TableRecord, game: GameRecord | null): Promise<TableActor> {
  const { store, time, log } = services;
  if (game === null) return TableActor.restore(services, record, null);
  try {
    const running = await RunningGame.restore(services, game, record.clock);
    // Older programs did not write it down.
    return await TableActor.restore(services, { ...record, playing: !running.isOver }, running);
  } catch (error) {
    // A newer program can still go on with a game of newer rules.
    if (!(error instanceof OtherRules) || error.age === 'newer') throw error;
    log.error({ table: record.code }, error.message);
    return TableActor.restore(services, await withoutGame(store, record, game, time.wall()), null);
  }
}

const DAMAGED =
  'What is kept of this table is damaged, so nobody plays on with it. The other tables are sound. Whoever runs the server may have a backup.';

const withoutSet = (set: string): string =>
  `This table plays with the set "${set}", which this server was not given: it is kept until the set is back.`;

/** The first set that the table's plan or last game needs and this program lacks; null if it has all. */
const missingSet = ({ game, plan }: TableRecord, last: GameRecord | null): string | null =>
  inGame(game, (tableGame) => tableGame.lacks(plan) ?? (last === null ? null : tableGame.lacks(last.setup)));
