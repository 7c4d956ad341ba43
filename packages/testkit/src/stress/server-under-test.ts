// What a trial is about: a server, be it one process or a whole town of them behind one address.

import type { openSqliteStore } from '@posse/server/store';

export type Store = ReturnType<typeof openSqliteStore>;
export type Settings = Readonly<Record<string, string>>;

export interface ServerUnderTest {
  /** Such as http://127.0.0.1:20001 */
  readonly address: string;
  readonly socket: string;
  /** Where each of its processes tells of itself. */
  readonly processes: readonly string[];
  readonly isAlive: boolean;
  /** Does whatever was killed last listen again? */
  readonly isListening: boolean;
  /** Did a process end though nobody ended it, and though it was not told to? */
  readonly hasDied: boolean;
  /** How often a process was started. */
  readonly lives: number;
  /** To which life a line leads that is opened now. A town lives on, whichever of its nodes dies. */
  readonly life: number;
  /** Milliseconds from each start until it listened; those that were killed before are left out. */
  readonly startUps: readonly number[];
  /** What was written to the log. */
  readonly log: readonly string[];
  /** A process dies in the middle of whatever it does: the only one there is, or one of the town's. */
  kill(): Promise<void>;
  /** Starts what was killed or stopped. Resolves when it listens, or, if it was killed before, when it is dead. */
  start(): Promise<void>;
  /** With which exit code it ended, the worst of several; null if a signal ended it. */
  stop(): Promise<number | null>;
  /** What is kept, for whoever wants to look when the server does not run. */
  openStore(): Promise<Store>;
  /** Stops and forgets everything. */
  remove(): Promise<void>;
}

/** How people come to a town: by the proxy in front of it, or straight to its nodes in turn, as who has got past that. */
export type Entrance = 'front' | 'nodes';

/** How a trial gets its server. */
export type StartServer = (settings?: Settings, entrance?: Entrance) => Promise<ServerUnderTest>;

/** Nobody is kept at the door, and bots do not think long. */
export const QUICK: Settings = {
  POSSE_PAUSE: '0-0',
  POSSE_MOMENT: '15-30',
  POSSE_LOOK_MS: '20',
  POSSE_LOG: 'error',
  POSSE_MESSAGES_PER_SECOND: '100000',
  POSSE_OWN_NETWORKS: '127.0.0.0/8',
};
