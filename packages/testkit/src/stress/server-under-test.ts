// The interface of a server, or a cluster, under test.

import type { openSqliteStore } from '@posse/store/sqlite';

export type Store = ReturnType<typeof openSqliteStore>;
export type Settings = Readonly<Record<string, string>>;

export interface ServerUnderTest {
  /** The address, for example `http://127.0.0.1:20001`. */
  readonly address: string;
  readonly socket: string;
  /** The addresses at which each process serves its metrics. */
  readonly processes: readonly string[];
  readonly isAlive: boolean;
  /** Does the process that was killed last listen again? */
  readonly isListening: boolean;
  /** Has a process ended by itself? */
  readonly hasDied: boolean;
  /** The number of starts of processes. */
  readonly lives: number;
  /** The number of the process that a new connection reaches. A cluster has one number for all nodes. */
  readonly life: number;
  /** Milliseconds from each start until it listened, without starts that were killed earlier. */
  readonly startUps: readonly number[];
  /** All log lines. */
  readonly log: readonly string[];
  /** Kills the server, or one node of the cluster, whatever it is doing. */
  kill(): Promise<void>;
  /** Starts what was killed or stopped. Resolves when it listens, or when it was killed again before that. */
  start(): Promise<void>;
  /** Stops it, and returns the worst exit code; null if a signal ended a process. */
  stop(): Promise<number | null>;
  /** Opens the stored data while the server does not run. */
  openStore(): Promise<Store>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

/** How clients connect to a cluster: through the proxy, or directly to its nodes in turn. */
export type Entrance = 'front' | 'nodes';

/** Starts the server of a stress test. */
export type StartServer = (settings?: Settings, entrance?: Entrance) => Promise<ServerUnderTest>;

/** Settings without rate limits, and with short pauses of bots. */
export const QUICK: Settings = {
  POSSE_PAUSE: '0-0',
  POSSE_MOMENT: '15-30',
  POSSE_LOOK_MS: '20',
  POSSE_LOG: 'error',
  POSSE_MESSAGES_PER_SECOND: '100000',
  POSSE_OWN_NETWORKS: '127.0.0.0/8',
};
