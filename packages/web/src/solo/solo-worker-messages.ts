// Messages between a page and its solo worker.

import type { GameId, Problem, Proof, Replay, TablePlan } from '@posse/protocol';
import type { BotsGo } from '@posse/server/tables';

export interface SoloWish {
  readonly game: GameId;
  readonly plan: TablePlan;
  /** For a lesson: the staged deal instead of the plan. */
  readonly staged?: object;
}

/** The range of a bot's thinking time, in milliseconds. */
export type Pause = readonly [number, number];

/** How bots go on, and their usual thinking time. */
export interface BotPace {
  readonly bots: BotsGo;
  readonly pause: Pause;
}

/** The default. */
export const USUAL_PACE: BotPace = { bots: 'as usual', pause: [600, 1400] };

/** The services of the worker. */
export interface Services {
  /** Returns the code of the new table. */
  make(wish: SoloWish): Promise<string>;
  /** Null if the game does not exist or is not over. */
  replay(game: string): Promise<Replay | null>;
  proof(game: string): Promise<Proof | null>;
}

/** The service and its argument. */
export type Asked = {
  [S in keyof Services]: { readonly kind: 'ask'; readonly service: S; readonly about: Parameters<Services[S]>[0] };
}[keyof Services];

/** To the worker. Replies come through the port that was sent along. */
export type ToWorker =
  | Asked
  | { readonly kind: 'socket' }
  | { readonly kind: 'pace'; readonly pace: BotPace }
  /** While bots are held: one of them answers at this table. */
  | { readonly kind: 'step'; readonly table: string };

/** The reply through the port of a question, once. */
export type Reply = { readonly given: unknown } | { readonly refused: Problem };

/** To the table, through the port of a socket. */
export type ToTable = { readonly text: string } | 'close';

/** From the table, through the port of a socket. */
export type FromTable = 'open' | { readonly text: string } | Closing;

export interface Closing {
  readonly code: number;
  readonly reason: string;
}

/** Another page plays here now, so this one must not reconnect by itself. */
export const REPLACED: Closing = { code: 1008, reason: 'replaced' };
/** An error: a reconnection may succeed. */
export const GONE: Closing = { code: 1006, reason: '' };
