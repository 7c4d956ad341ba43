// How a client is set up, what it shows, and whom it tells.

import type { SeenIn } from '../facts.ts';
import type { Heard, LineInfo, TableInfo } from '../from-server.ts';
import type { GameId } from '../games.ts';
import type { TableClient } from './client.ts';
import type { Timing } from './connection.ts';
import type { Ending } from './endings.ts';
import type { LuckMemory } from './lucks.ts';
import type { AnyView, GamePicture } from './picture.ts';
import type { SocketLike } from './socket.ts';
import type { StoryStep } from './story-pages.ts';

export interface ClientSettings<View extends AnyView> {
  /** Of the server's WebSocket, such as `wss://posse.example/ws`. */
  readonly url: string;
  /** The table's code. */
  readonly table: string;
  readonly name?: string;
  /** The id of the drawing by which others know one. */
  readonly face?: string;
  /** Who one was at an earlier visit, for clients without cookies. */
  readonly pass?: string;
  /** What opens a seat that was taken before. */
  readonly token?: string;
  /** What moves a seat from another device to this one. */
  readonly ticket?: string;
  /** Where one's luck is kept, so that it can still be shown after a reload; only as long as the program runs if nothing is said. */
  readonly luckMemory?: LuckMemory;
  readonly open?: (url: string) => SocketLike;
  readonly timing?: Partial<Timing>;
  /** Does anybody look? Only then is the line put to the test: a page in the background may be too sleepy to hear an answer. */
  readonly isWatched?: () => boolean;
  /** Spreads the attempts to come back. */
  readonly random?: () => number;
  readonly on?: ClientHandlers<View>;
}

/** All of them are called when the client is up to date. */
export interface ClientHandlers<View extends AnyView> {
  /** Something that the client shows has changed. Each answer in the game is one change, in order. */
  readonly changed?: (client: TableClient<View>, change: Change<View>) => void;
  readonly line?: (line: LineInfo) => void;
  /** Something that was said is refused, and nothing has changed. `about` is the type of that message, if it was read. */
  readonly refused?: (error: Omit<Heard<'error'>, 'type'>) => void;
  /** What moves one's seat to another device, and for how many milliseconds. */
  readonly ticket?: (ticket: string, left: number) => void;
  /** Answers of this game that the client had not followed, oldest first: a page that `recall` asked for. */
  readonly story?: (steps: readonly StoryStep<View>[], game: string) => void;
  /** A page of the story was refused: for `slow-down` ask again later. */
  readonly storyRefused?: (code: string) => void;
  /** Why an attempt is not possible; null if it is. */
  readonly because?: (refusal: Heard<'because'>['refusal'], question: number) => void;
}

/** One change: the game before and after it. */
export type Change<View extends AnyView> = Answered<View> | OtherChange<View>;

/** An answer was given. */
interface Answered<View extends AnyView> {
  readonly before: GamePicture<View>;
  /** The outcome of the answer. */
  readonly facts: readonly SeenIn<GameId>[];
  readonly after: GamePicture<View>;
}

/** Something else changed: the connection, the table, the chat, or the whole game. */
interface OtherChange<View extends AnyView> {
  readonly before: GamePicture<View> | null;
  readonly facts: null;
  readonly after: GamePicture<View> | null;
}

export interface Shown<View extends AnyView> {
  /** Connecting until one is at the table; waiting between two attempts; stopped for good. */
  readonly status: 'connecting' | 'open' | 'waiting' | 'stopped';
  /** Null if one stopped it oneself. */
  readonly stoppedBecause: Ending | null;
  /** One's id, as others see it. */
  readonly you: string | null;
  readonly seat: number | null;
  readonly token: string | null;
  readonly pass: string | null;
  readonly table: TableInfo | null;
  /** The latest talk, oldest first. */
  readonly lines: readonly LineInfo[];
  /** The game that is played, or was played last. */
  readonly game: GamePicture<View> | null;
  /** What was promised before the last game that ended. */
  readonly proof: { readonly game: string; readonly secret: string } | null;
}
