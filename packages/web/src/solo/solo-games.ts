// Solo games, without a server: the interface for the rest of the page.

import type { Proof, Replay, SocketLike } from '@posse/protocol';
import { openDatabase, type Unfinished, unfinishedIn } from './solo-database.ts';
import { ask, awake, openSocket, setPace, setReading, step } from './solo-worker-client.ts';
import type { BotPace, OpenQuestion, SecondTryWish, SoloWish } from './solo-worker-messages.ts';

export { SoloRefused } from './solo-worker-client.ts';

/** Starts the worker early, so that the first table opens at once. */
export const startSolo = (): void => void awake();

/**
 * Creates a table in this browser, with bots in all seats but the first, and returns its code. Rejects with
 * SoloRefused.
 */
export const makeSoloTable = (wish: SoloWish): Promise<string> => ask('make', wish);

/** Creates a table at which a finished game goes on from one of its positions, and returns its code. */
export const trySoloAgain = (wish: SecondTryWish): Promise<string> => ask('tryAgain', wish);

/** The socket of a client at a solo table. */
export const soloSocket = (): SocketLike => openSocket();

/** The unfinished table that was played last. */
export async function unfinishedSolo(): Promise<Unfinished | null> {
  try {
    const database = await openDatabase();
    return await unfinishedIn(database).finally(() => database.close());
  } catch {
    // This browser stores nothing.
    return null;
  }
}

/** Sets the pace of all bots from now on. */
export const setBotPace = (pace: BotPace): void => setPace(pace);

/** Lets one bot answer at this table while all are held. */
export const stepSolo = (table: string): void => step(table);

/** Holds all bots while it is on, because the user reads. */
export const holdBots = (on: boolean): void => setReading(on);

/** The replay in the server's form; null if the game is unknown here or not over. */
export const soloReplay = (game: string): Promise<Replay | null> => ask('replay', game);

export const soloProof = (game: string): Promise<Proof | null> => ask('proof', game);

/** The open question to the user at a solo table; null if they are not asked. */
export const soloQuestion = (table: string): Promise<OpenQuestion | null> => ask('question', table);
