// Playing alone, without a server: all that the rest of the page needs to know of it.

import type { Proof, Replay, SocketLike } from '@posse/protocol';
import { openDatabase, type Unfinished, unfinishedIn } from './database.ts';
import type { BotPace, SoloWish } from './messages.ts';
import { ask, awake, openSocket, setPace, setReading, step } from './running.ts';

export { SoloRefused } from './running.ts';

/** Starts the worker before it is needed, so that the first table is there at once. */
export const wakeSolo = (): void => void awake();

/** Makes a table in this browser, with bots in all seats but the first, and returns its code. Rejects with SoloRefused. */
export const makeSoloTable = (wish: SoloWish): Promise<string> => ask('make', wish);

/** What a client opens for a solo table. */
export const soloSocket = (): SocketLike => openSocket();

/** The table to go on at: of those whose game is not over, the one that was played at last. */
export async function unfinishedSolo(): Promise<Unfinished | null> {
  try {
    const database = await openDatabase();
    return await unfinishedIn(database).finally(() => database.close());
  } catch {
    // This browser keeps nothing.
    return null;
  }
}

/** How bots go on, from now on. */
export const setBotPace = (pace: BotPace): void => setPace(pace);

/** While bots are held: one of them answers at this table. */
export const stepSolo = (table: string): void => step(table);

/** Bots wait while it is on, for whoever reads first. */
export const holdBots = (on: boolean): void => setReading(on);

/** As the server would tell it; null if the game is not over, or not known here. */
export const soloReplay = (game: string): Promise<Replay | null> => ask('replay', game);

export const soloProof = (game: string): Promise<Proof | null> => ask('proof', game);
