// A worker thread of the arena.

import { workerData } from 'node:worker_threads';
import type { Kinds } from '@posse/engine';
import { addHouseFiles } from '@posse/server/house';
import { loadBot } from '../bots/bot-loader.ts';
import type { LoadedBot } from '../bots/loaded-bot.ts';
import { inGame } from '../game-choice.ts';
import type { CommandGame } from '../game-for-commands.ts';
import { serveChunks } from '../worker-threads.ts';
import { Watched } from './bot-faults.ts';
import { type Chunk, type Duel, duelsOf, type League, seedOf } from './league.ts';
import { addSums, NO_SUMS, type Sums } from './pair-sums.ts';
import { playPairs } from './paired-games.ts';

/** The league, and the state that the main thread watches. */
type Work = League & { readonly state: Int32Array };

async function ready<K extends Kinds>(
  commandGame: CommandGame<K>,
  { state, ...league }: Work,
): Promise<(chunk: Chunk) => Promise<Sums>> {
  await addHouseFiles(league.house);
  const bots: LoadedBot<K>[] = [];
  for (const id of league.bots) bots.push(await loadBot(commandGame, id, league.pace));
  const watched = new Watched(state);
  return (chunk) => playChunk(commandGame, league, bots, chunk, watched);
}

async function playChunk<K extends Kinds>(
  commandGame: CommandGame<K>,
  league: League,
  bots: readonly LoadedBot<K>[],
  { duel, from, to, stuck = [] }: Chunk,
  watched: Watched,
): Promise<Sums> {
  const { before, after } = duelsOf(league)[duel] as Duel;
  const meeting = {
    commandGame,
    setup: league.setup as unknown as K['wishes'],
    before: bots[before] as LoadedBot<K>,
    after: bots[after] as LoadedBot<K>,
  };
  const guard = { watched, stuck, patience: league.pace.patience, perGame: league.perGame ?? null };
  let sums = NO_SUMS;
  for (let deal = from; deal < to; deal++)
    sums = addSums(sums, await playPairs(meeting, seedOf(league, deal), deal, guard));
  return sums;
}

const work = workerData as Work;
inGame(work.game, (commandGame) => serveChunks(() => ready(commandGame, work)));
