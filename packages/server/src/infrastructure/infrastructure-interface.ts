// The store and bus of a server, its own or shared.

import type { AdminBackup } from '@posse/protocol';
import type { StoreOnDisk } from '@posse/store';
import type { Logger } from 'pino';
import type { AdminService } from '../admin/admin-service.ts';
import type { ClientBus, TableLocator } from '../bus/bus.ts';
import type { Time } from '../clocks.ts';
import type { Config } from '../config.ts';
import type { AdminTokenLimit } from '../limits/admin-token-limit.ts';
import type { CodeGuessLimit } from '../limits/code-guess-limit.ts';
import type { Limits } from '../limits/rate-limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Withdrawals } from '../session-withdrawals.ts';
import type { TableServices } from '../tables/actor/table-services.ts';
import type { Registry } from '../tables/lifecycle/table-registry.ts';
import type { Tables } from '../tables/lifecycle/tables-interface.ts';

export interface Infrastructure {
  readonly store: StoreOnDisk;
  readonly bus: ClientBus & { serve(tables: TableLocator): void };
  readonly withdrawals: Pick<Withdrawals, 'of' | 'add'>;
  /** Replacements for the usual table services, if several servers share the tables. */
  readonly shared: Partial<Pick<TableServices, 'owners' | 'config'>>;
  /** This server among others; null if it is alone. */
  readonly node: SharedNode | null;
  /** Starts the scheduled backups. */
  backups(time: Time): Promise<BackupService>;
  close(): Promise<void>;
}

export interface BackupService {
  /** Makes a backup now; null if another program is in charge of backups. */
  readonly now: (() => Promise<AdminBackup>) | null;
  stop(): void;
}

export interface InfrastructureOptions {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly time: Time;
  /**
   * Called when the store is lost, or when other servers go on without this one ('fenced'). The program should then end
   * with this sentence.
   */
  ended(sentence: string, why: 'lost' | 'fenced'): void;
}

/** Opens store and bus. Throws BadConfig or StoreFailure with a sentence. */
export type OpenInfrastructure = (options: InfrastructureOptions) => Promise<Infrastructure>;

/** The servers that share the infrastructure, this one among them. */
export interface SharedNodes {
  /** The names of the living servers. */
  readonly nodes: readonly string[];
  /** Asks another server; null if no answer came within this many milliseconds. */
  ask(node: string, question: unknown, within: number): Promise<unknown>;
}

/** This server among those that share its infrastructure. */
export interface SharedNode extends SharedNodes {
  readonly name: string;
  /** Sums over all servers. */
  readonly counts: { readonly nodes: number; readonly tables: number; readonly connections: number };
  /** Connects this server's parts with the other servers. Returns the tables of all servers. */
  join(parts: SharedParts): Tables;
  /** Called when this server begins to listen. */
  start(): Promise<void>;
  /** Closes the connections of this guest at every server. */
  signOut(guest: string): void;
  /** Hands the tables and connections of this server over to the others, a few at a time. */
  drain(parts: Pick<SharedParts, 'tables' | 'hub'>): Promise<void>;
}

/** The WebSockets of a server. */
export interface SharedConnections {
  readonly count: number;
  /** Closes the WebSockets of a guest. */
  signOut(guest: string): void;
  /** Closes all WebSockets in batches of this fraction, and waits after each batch. */
  leave(share: number, wait: () => Promise<unknown>): Promise<void>;
}

/** The parts of a server that other servers act on. */
export interface SharedParts {
  readonly tables: Registry;
  readonly hub: SharedConnections;
  readonly limits: Limits;
  readonly codeGuessLimit: CodeGuessLimit;
  readonly adminTokenLimit: AdminTokenLimit;
  readonly adminService: Pick<AdminService, 'answer'>;
}
