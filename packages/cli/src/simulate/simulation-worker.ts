// A worker thread of a simulation.

import { workerData } from 'node:worker_threads';
import type { Kinds } from '@posse/engine';
import { addHouseFiles } from '@posse/server/house';
import { loadBot } from '../bots/bot-loader.ts';
import type { LoadedBot } from '../bots/loaded-bot.ts';
import type { ThinkLimits } from '../bots/think-limits.ts';
import { inGame } from '../game-choice.ts';
import type { CommandGame } from '../game-for-commands.ts';
import { serveChunks } from '../worker-threads.ts';
import { type Chunk, type ChunkResult, playChunk } from './simulated-games.ts';

/** The work of a thread, as plain data. */
export interface Work {
  readonly game: string;
  readonly games: number;
  readonly wishes: { readonly seats: number };
  readonly bots: readonly string[];
  readonly pace: ThinkLimits;
  /** Files with house cards. */
  readonly house: readonly string[];
  readonly seed: string;
}

async function ready<K extends Kinds>(
  commandGame: CommandGame<K>,
  { games, wishes, bots: names, pace, house, seed }: Work,
): Promise<(chunk: Chunk) => Promise<ChunkResult<K>>> {
  await addHouseFiles(house);
  const bots: LoadedBot<K>[] = [];
  for (const name of names) bots.push(await loadBot(commandGame, name, pace));
  return (chunk) => playChunk({ commandGame, games, wishes: wishes as unknown as K['wishes'], bots, seed }, chunk);
}

const work = workerData as Work;
inGame(work.game, (commandGame) => serveChunks(() => ready(commandGame, work)));
