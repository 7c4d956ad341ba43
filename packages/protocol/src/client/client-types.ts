// The settings, the handlers and the visible state of a client.

import type { EveningGame } from '../evening/evening-game.ts';
import type { Side } from '../evening/predicted-sides.ts';
import type { GameId } from '../game-ids.ts';
import type { ChatLineInfo, Heard, TableInfo } from '../server-message-schemas.ts';
import type { SeenIn } from '../short-facts.ts';
import type { AnyView, GamePicture } from './client-game-picture.ts';
import type { Timing } from './reconnecting-socket.ts';
import type { ContributionMemory } from './shuffle-contributions.ts';
import type { SocketLike } from './socket-interface.ts';
import type { Ending } from './stop-reasons.ts';
import type { StoryStep } from './story-pages.ts';
import type { TableClient } from './table-client.ts';

export interface ClientSettings<View extends AnyView> {
  /** The address of the server's WebSocket, such as `wss://posse.example/ws`. */
  readonly url: string;
  /** The table's code. */
  readonly table: string;
  readonly name?: string;
  /** The id of the player's portrait. */
  readonly face?: string;
  /** Identifies the guest of an earlier visit, for clients without cookies. */
  readonly pass?: string;
  /** Opens a seat that was taken before. */
  readonly token?: string;
  /** Moves a seat from another device to this one. */
  readonly ticket?: string;
  /** True for a screen in the room, which watches as nobody. It sends nothing that says who opened it. */
  readonly isScreen?: boolean;
  /**
   * Keeps the contribution to the shuffle, so that it can still be revealed after a reload. By default it lasts only as
   * long as the program.
   */
  readonly contributionMemory?: ContributionMemory;
  readonly open?: (url: string) => SocketLike;
  readonly timing?: Partial<Timing>;
  /**
   * Tells whether somebody watches. Only then is the connection tested: a page in the background may be too slow to
   * hear a pong.
   */
  readonly isWatched?: () => boolean;
  /** Spreads the attempts to reconnect. */
  readonly random?: () => number;
  readonly on?: ClientHandlers<View>;
}

/** All handlers are called when the client is up to date. */
export interface ClientHandlers<View extends AnyView> {
  /** Something that the client shows has changed. Each answer in the game is one change, in order. */
  readonly changed?: (client: TableClient<View>, change: Change<View>) => void;
  readonly line?: (line: ChatLineInfo) => void;
  /** A message was refused, and nothing has changed. `about` is the type of that message, if it was read. */
  readonly refused?: (error: Omit<Heard<'error'>, 'type'>) => void;
  /** A ticket that moves the seat to another device, valid for so many milliseconds. */
  readonly ticket?: (ticket: string, left: number) => void;
  /** A page of the story that `recall` asked for: answers of this game that came by no update, oldest first. */
  readonly story?: (steps: readonly StoryStep<View>[], game: string) => void;
  /** A page of the story was refused. After `slow-down` it can be asked for again later. */
  readonly storyRefused?: (code: string) => void;
  /** The deeds of a game from a place in their list on, which `deeds` asked for. */
  readonly deeds?: (deeds: Heard<'deeds'>['deeds'], from: number, game: string) => void;
  /** The reason why an attempt is not possible; null if it is. */
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
  /** `connecting` until the client is at the table, `waiting` between two attempts, `stopped` for good. */
  readonly status: 'connecting' | 'open' | 'waiting' | 'stopped';
  /** The reason why the client stopped; null if the program called `stop`. */
  readonly stoppedBecause: Ending | null;
  /** The client's guest id, as others see it. */
  readonly you: string | null;
  readonly seat: number | null;
  readonly token: string | null;
  readonly pass: string | null;
  readonly table: TableInfo | null;
  /** The latest chat, oldest first. */
  readonly lines: readonly ChatLineInfo[];
  /** The game that is being played, or was played last. */
  readonly game: GamePicture<View> | null;
  /** The games of this evening that were asked for, in order. */
  readonly evening: readonly EveningGame[];
  /** The side that this person has predicted for a game; null for none. */
  readonly prediction: { readonly game: string; readonly side: Side } | null;
  /** All hands by seat, after so many answers of the game; null unless the client has asked for them. */
  readonly hands: {
    readonly game: string;
    readonly step: number;
    readonly hands: readonly (readonly number[])[];
  } | null;
  /** The secret of the last game that ended, to which its commitment was made before. */
  readonly proof: { readonly game: string; readonly secret: string } | null;
}
