// A thread of the arena: plays the chunks that it is given, one after the other.

import { parentPort, workerData } from 'node:worker_threads';
import type { Kinds } from '@posse/engine';
import { addHouseFiles, BadFile } from '@posse/server/house';
import { Mistake } from '../args.ts';
import type { CommandGame } from '../command-game.ts';
import { inGame } from '../games.ts';
import { guestNamed } from '../guests/find.ts';
import type { Guest } from '../guests/guest.ts';
import { type Chunk, type Duel, duelsOf, type League, seedOf } from './league.ts';
import { playPairs } from './pairing.ts';
import { NO_SUMS, type Sums, together } from './sums.ts';
import type { FromThread } from './words.ts';

const say = (message: FromThread): void => parentPort?.postMessage(message);

async function serve<K extends Kinds>(commandGame: CommandGame<K>, league: League): Promise<void> {
  await addHouseFiles(league.house);
  const guests: Guest<K>[] = [];
  for (const id of league.bots) guests.push(await guestNamed(commandGame, id, league.pace));
  let last: Promise<void> = Promise.resolve();
  parentPort?.on('message', (chunk: Chunk) => {
    last = last.then(async () =>
      say({ kind: 'played', chunk, sums: await playChunk(commandGame, league, guests, chunk) }),
    );
    last.catch(explain);
  });
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

function explain(error: unknown): void {
  if (!(error instanceof Mistake || error instanceof BadFile)) throw error;
  say({ kind: 'mistake', message: error.message });
}

const league = workerData as League;
inGame(league.game, (commandGame) => serve(commandGame, league))?.catch(explain);
