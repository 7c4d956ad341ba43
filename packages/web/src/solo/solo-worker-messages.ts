// Messages between a page and its solo worker.

import type { GameId, Problem, Proof, Replay, TablePlan } from '@posse/protocol';
import type { BotsGo, Question } from '@posse/server/tables';

export interface SoloWish {
  readonly game: GameId;
  readonly plan: TablePlan;
  /** The packs of the table. */
  readonly packs?: readonly object[];
  /** The staged deal of a lesson, or to try a card, which replaces the plan's. */
  readonly staged?: object;
}

/** The wish to play on from a position of a finished game. */
export interface SecondTryWish {
  readonly replay: Replay;
  readonly seat: number;
  /** The number of answers before the position. */
  readonly step: number;
}

/** The range of a bot's thinking time, in milliseconds. */
export type Pause = readonly [number, number];

/** How bots go on, and their usual thinking time. */
export interface BotPace {
  readonly bots: BotsGo;
  readonly pause: Pause;
}

/** The default pace. */
export const USUAL_PACE: BotPace = { bots: 'as usual', pause: [600, 1400] };

/** An open question as the player sees it, with what they can remember: all that the coach gets. */
export type OpenQuestion = Pick<Question, 'game' | 'view' | 'memory'>;

/** The services of the worker. */
export interface Services {
  /** Creates a table, and returns its code. */
  make(wish: SoloWish): Promise<string>;
  /** Creates a table at which a finished game goes on from one of its positions, and returns its code. */
  tryAgain(wish: SecondTryWish): Promise<string>;
  /** The replay of a game; null if it does not exist or is not over. */
  replay(game: string): Promise<Replay | null>;
  proof(game: string): Promise<Proof | null>;
  /** The question to the person at this table; null if they are not asked. */
  question(table: string): Promise<OpenQuestion | null>;
}

/** A question: the name of the service, and its argument. */
export type Asked = {
  [S in keyof Services]: { readonly kind: 'ask'; readonly service: S; readonly about: Parameters<Services[S]>[0] };
}[keyof Services];

/** A message to the worker. Replies come through the port that was sent along. */
export type ToWorker =
  | Asked
  | { readonly kind: 'socket' }
  | { readonly kind: 'pace'; readonly pace: BotPace }
  /** Lets one bot answer at this table while all are held. */
  | { readonly kind: 'step'; readonly table: string };

/** The single reply through the port of a question. */
export type Reply = { readonly given: unknown } | { readonly refused: Problem };

/** A message to the table, through the port of a socket. */
export type ToTable = { readonly text: string } | 'close';

/** A message from the table, through the port of a socket. */
export type FromTable = 'open' | { readonly text: string } | Closing;

export interface Closing {
  readonly code: number;
  readonly reason: string;
}

/** The close of a connection because another page plays here now: this page must not reconnect by itself. */
export const REPLACED: Closing = { code: 1008, reason: 'replaced' };
/** The close of a connection after an error: a reconnection may succeed. */
export const GONE: Closing = { code: 1006, reason: '' };
