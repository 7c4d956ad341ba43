// The services that a table needs from its program, a server or a page.

import type { Bus } from '../../bus/bus.ts';
import type { Time } from '../../clocks.ts';
import type { Config } from '../../config.ts';
import type { Thinker } from '../../games/bot-questions.ts';
import type { Claim, Store, StoreFailure } from '../../store/store-interface.ts';
import type { StoryCache } from '../game/story-cache.ts';

/** How bots play in a solo game: as usual, without delay and long thoughts, or only when told to. */
export type BotsGo = 'as usual' | 'hurried' | 'held';

export interface TableServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly config: TableConfig;
  readonly metrics: TableMetrics;
  readonly log: TableLog;
  readonly time: Time;
  /** By which is counted how many days ago a table was closed; the wall clock without one. */
  readonly calendar?: { readonly today: number };
  /** Asks bots that take their time. Without one they are asked in place, and everybody waits. */
  readonly thinker?: Thinker;
  /** Makes the secret of a table's next game; a random one where it is left out. */
  readonly newSecret?: () => string;
  /** Whose each table is, where several programs share the store; without it all are ours. */
  readonly owners?: Owners;
  /** Left out where nobody bars packs. */
  readonly bars?: BarredPacks;
}

/** The packs that the operator has barred, by the SHA-256 of their rules. */
export interface BarredPacks {
  barredPacks(): Promise<readonly string[]>;
}

export interface Owners {
  /** Takes it, unless somebody else who lives has it. */
  claim(code: string): Promise<Claim>;
  /** Nobody's, after all that was written to them. */
  release(codes: readonly string[]): Promise<void>;
  /** May tables be taken that nobody has asked for? */
  isSound(): boolean;
}

/** Additional services of the registry of tables. */
export interface TableHome extends TableServices {
  readonly stories: StoryCache;
  /** The table is not as the store has it, or is somebody else's: it leaves memory, and whoever asks for it next has it brought back. */
  drop(code: string, because: StoreFailure): void;
}

export interface TableConfig
  extends Pick<Config, 'pause' | 'moment' | 'roleViewing' | 'revealTimeout' | 'sweepAfter' | 'maxTables'> {
  /** Milliseconds in which news of a table is told once at most; as is usual where it is left out. */
  readonly newsEvery?: number;
  /** No time runs out, because nobody else waits. */
  readonly untimed?: boolean;
  /** How bots go on where one person plays alone. A server does not say: at its tables nobody holds up or hurries others. */
  readonly bots?: BotsGo;
  /** Milliseconds after which a table that nobody is at and where nothing is due leaves memory; a minute where it is left out. */
  readonly leaveAfter?: number;
  /** Letters of a new table's code; six where it is left out. */
  readonly codeLetters?: number;
  /** After so many answers a game ends without a winner; 5,000 if left out. */
  readonly maxAnswers?: number;
}

/** The metrics of tables. */
export interface TableMetrics {
  /** A forced answer is nobody's. */
  readonly answers: { inc(labels: { readonly by: 'person' | 'bot' | 'nobody' }): void };
  readonly games: { inc(): void };
  /** Refusals by code. */
  readonly errors: { inc(labels: { readonly code: string }): void };
  readonly answerSeconds: { observe(seconds: number): void };
}

export interface TableLog {
  error(about: object, message: string): void;
  warn(about: object, message: string): void;
}
