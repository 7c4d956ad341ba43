// The parts of a server that its HTTP routes use.

import type { Logger } from 'pino';
import type { Desk } from '../admin/desk.ts';
import type { Gate } from '../admin/gate.ts';
import type { Config } from '../config.ts';
import type { Guesses } from '../guesses.ts';
import type { Guests } from '../guests.ts';
import type { ServedHouse } from '../house/served.ts';
import type { Limits } from '../limits/limits.ts';
import type { TrafficShaper } from '../limits/traffic-shaper.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Archive } from '../tables/lifecycle/archive.ts';
import type { Tables } from '../tables/lifecycle/tables.ts';

/** Whether a proxy may send anybody to this server. */
export interface ServerStatus {
  /** Others that share the store have declared it dead. */
  isFenced: boolean;
  /** It is about to stop. */
  isStopping: boolean;
}

/** The parts of the server that its routes use. */
export interface Parts {
  readonly config: Config;
  readonly guests: Guests;
  readonly guesses: Guesses;
  readonly limits: Limits;
  readonly pace: TrafficShaper;
  readonly tables: Tables;
  /** For the operator. */
  readonly admin: {
    readonly gate: Pick<Gate, 'admit'>;
    readonly desk: Pick<Desk, 'overview' | 'announce' | 'order' | 'backup'>;
  };
  readonly archive: Pick<Archive, 'finished' | 'replay' | 'proof'>;
  readonly store: Pick<Store, 'check'>;
  readonly standing: ServerStatus;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly house: ServedHouse;
  /** How many WebSockets are open. */
  readonly connections: () => number;
  /** Closes those of this guest. */
  readonly signOut: (guest: string) => void;
  /** How much there is in all servers that share their tables; nothing if this one is alone. */
  readonly town: () => {
    readonly town?: { readonly nodes: number; readonly tables: number; readonly connections: number };
  };
}
