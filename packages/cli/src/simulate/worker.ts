// A thread of a simulation.

import { workerData } from 'node:worker_threads';
import type { Kinds } from '@posse/engine';
import { addHouseFiles } from '@posse/server/house';
import type { CommandGame } from '../command-game.ts';
import { inGame } from '../games.ts';
import { guestNamed } from '../guests/find.ts';
import type { Guest } from '../guests/guest.ts';
import type { Pace } from '../guests/pace.ts';
import { serveChunks } from '../threads.ts';
import { type Chunk, type ChunkFound, playChunk } from './games.ts';

/** Plain data: all that a thread must know. */
export interface Work {
  readonly game: string;
  readonly games: number;
  readonly wishes: { readonly seats: number };
  readonly bots: readonly string[];
  readonly pace: Pace;
  /** Files with house cards. */
  readonly house: readonly string[];
  readonly seed: string;
}

async function ready<K extends Kinds>(
  commandGame: CommandGame<K>,
  { games, wishes, bots: names, pace, house, seed }: Work,
): Promise<(chunk: Chunk) => Promise<ChunkFound<K>>> {
  await addHouseFiles(house);
  const bots: Guest<K>[] = [];
  for (const name of names) bots.push(await guestNamed(commandGame, name, pace));
  return (chunk) => playChunk({ commandGame, games, wishes: wishes as unknown as K['wishes'], bots, seed }, chunk);
}

const work = workerData as Work;
inGame(work.game, (commandGame) => serveChunks(() => ready(commandGame, work)));
