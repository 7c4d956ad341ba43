// What a page and its solo worker say to each other.

import type { GameId, Problem, Proof, Replay, TablePlan } from '@posse/protocol';
import type { BotsGo } from '@posse/server/tables';

export interface SoloWish {
  readonly game: GameId;
  readonly plan: TablePlan;
  /** For a lesson: what is dealt in place of the plan. */
  readonly staged?: object;
}

/** From, to: milliseconds that a bot takes for an answer. */
export type Pause = readonly [number, number];

/** How bots go on, and how long they take for an answer when they do as usual. */
export interface BotPace {
  readonly bots: BotsGo;
  readonly pause: Pause;
}

/** Until the page says otherwise. */
export const USUAL_PACE: BotPace = { bots: 'as usual', pause: [600, 1400] };

/** What the worker does for the page. */
export interface Services {
  /** The code of the new table. */
  make(wish: SoloWish): Promise<string>;
  /** Null if there is no such game, or none that is over. */
  replay(game: string): Promise<Replay | null>;
  proof(game: string): Promise<Proof | null>;
}

/** Which service, and about what. */
export type Asked = {
  [S in keyof Services]: { readonly kind: 'ask'; readonly service: S; readonly about: Parameters<Services[S]>[0] };
}[keyof Services];

/** To the worker. Whatever comes back comes through the port that was sent along. */
export type ToWorker =
  | Asked
  | { readonly kind: 'socket' }
  | { readonly kind: 'pace'; readonly pace: BotPace }
  /** While bots are held: one of them answers at this table. */
  | { readonly kind: 'step'; readonly table: string };

/** Through the port of a question, once. */
export type Reply = { readonly given: unknown } | { readonly refused: Problem };

/** Through the port of a socket, to the table. */
export type ToTable = { readonly text: string } | 'close';

/** Through the port of a socket, from the table. */
export type FromTable = 'open' | { readonly text: string } | Closing;

export interface Closing {
  readonly code: number;
  readonly reason: string;
}

/** Another page plays here now, so this one must not come back by itself. */
export const REPLACED: Closing = { code: 1008, reason: 'replaced' };
/** Something broke: whoever comes back may find it mended. */
export const GONE: Closing = { code: 1006, reason: '' };
