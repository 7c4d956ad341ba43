// The services that a table needs from its program, a server or a page.

import type { Claim, Store, StoreFailure } from '@posse/store';
import type { Bus } from '../../bus/bus.ts';
import type { Time } from '../../clocks.ts';
import type { Config } from '../../config.ts';
import type { Thinker } from '../../games/bot-questions.ts';
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
  /** The count of days by which a table's age is measured; the wall clock if left out. */
  readonly calendar?: { readonly today: number };
  /** Asks bots that take time to think. Without it, bots think in the same thread, and everybody waits. */
  readonly thinker?: Thinker;
  /** Makes the secret for a table's next game; a random one if left out. */
  readonly newSecret?: () => string;
  /** The owner of each table, if several programs share the store. Without it this program owns all tables. */
  readonly owners?: Owners;
  /** Left out where nobody bars packs. */
  readonly bars?: BarredPacks;
}

/** The packs that the operator or a table has barred: the SHA-256 of their rules, joined by "+" if only together. */
export interface BarredPacks {
  barredPacks(): Promise<readonly string[]>;
  barPack(packs: string, isBarred: boolean): Promise<void>;
}

export interface Owners {
  /** Claims the table, unless another living node has it. */
  claim(code: string): Promise<Claim>;
  /** Gives up these tables, after all pending writes to them. */
  release(codes: readonly string[]): Promise<void>;
  /** May this node take tables that nobody has asked for? */
  isSound(): boolean;
}

/** Additional services of the registry of tables. */
export interface TableHome extends TableServices {
  readonly stories: StoryCache;
  /**
   * Removes a table from memory, because the store has another version or another owner. The next request restores it.
   */
  drop(code: string, because: StoreFailure): void;
}

export interface TableConfig
  extends Pick<Config, 'pause' | 'moment' | 'roleViewing' | 'revealTimeout' | 'sweepAfter' | 'maxTables'> {
  /** The minimum milliseconds between two broadcasts of a table; the usual interval if left out. */
  readonly newsEvery?: number;
  /** True if time never runs out, because nobody else waits. */
  readonly untimed?: boolean;
  /** How bots go on at a solo table. Left out on a server, where nobody may hold up or hurry others. */
  readonly bots?: BotsGo;
  /** Milliseconds after which an empty table without a due task leaves memory; a minute if left out. */
  readonly leaveAfter?: number;
  /** The number of letters in a new table's code; six if left out. */
  readonly codeLetters?: number;
  /** The number of answers after which a game ends without a winner; 5,000 if left out. */
  readonly maxAnswers?: number;
}

/** The metrics of tables. */
export interface TableMetrics {
  /** Answers by their giver. A forced answer counts for nobody. */
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
