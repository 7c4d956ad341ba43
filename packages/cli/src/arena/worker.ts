// A thread of the arena.

import { workerData } from 'node:worker_threads';
import type { Kinds } from '@posse/engine';
import { addHouseFiles } from '@posse/server/house';
import type { CommandGame } from '../command-game.ts';
import { inGame } from '../games.ts';
import { guestNamed } from '../guests/find.ts';
import type { Guest } from '../guests/guest.ts';
import { serveChunks } from '../threads.ts';
import { type Chunk, type Duel, duelsOf, type League, seedOf } from './league.ts';
import { playPairs } from './pairing.ts';
import { NO_SUMS, type Sums, together } from './sums.ts';

async function ready<K extends Kinds>(
  commandGame: CommandGame<K>,
  league: League,
): Promise<(chunk: Chunk) => Promise<Sums>> {
  await addHouseFiles(league.house);
  const guests: Guest<K>[] = [];
  for (const id of league.bots) guests.push(await guestNamed(commandGame, id, league.pace));
  return (chunk) => playChunk(commandGame, league, guests, chunk);
}

async function playChunk<K extends Kinds>(
  commandGame: CommandGame<K>,
  league: League,
  guests: readonly Guest<K>[],
  { duel, from, to }: Chunk,
): Promise<Sums> {
  const { before, after } = duelsOf(league)[duel] as Duel;
  const meeting = {
    commandGame,
    setup: league.setup as unknown as K['wishes'],
    before: guests[before] as Guest<K>,
    after: guests[after] as Guest<K>,
  };
  let sums = NO_SUMS;
  for (let deal = from; deal < to; deal++) sums = together(sums, await playPairs(meeting, seedOf(league, deal), deal));
  return sums;
}

const league = workerData as League;
inGame(league.game, (commandGame) => serveChunks(() => ready(commandGame, league)));
