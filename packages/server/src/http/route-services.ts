// The parts of a server that its HTTP routes use.

import type { Store } from '@posse/store';
import type { Logger } from 'pino';
import type { AdminService } from '../admin/admin-service.ts';
import type { AdminAuth } from '../admin/operator-auth.ts';
import type { Config } from '../config.ts';
import type { Guests } from '../guest-sessions.ts';
import type { ServedHouse } from '../house-cards/browser-modules.ts';
import type { CodeGuessLimit } from '../limits/code-guess-limit.ts';
import type { Limits } from '../limits/rate-limits.ts';
import type { TrafficShaper } from '../limits/traffic-shaper.ts';
import type { Metrics } from '../metrics.ts';
import type { Archive } from '../tables/lifecycle/finished-games.ts';
import type { Tables } from '../tables/lifecycle/tables-interface.ts';

/** Whether a proxy may send users to this server. */
export interface ServerStatus {
  /** True if servers that share the store have declared this one dead. */
  isFenced: boolean;
  /** True if the server is about to stop. */
  isStopping: boolean;
}

/** The parts of the server that its routes use. */
export interface Parts {
  readonly config: Config;
  readonly guests: Guests;
  readonly codeGuessLimit: CodeGuessLimit;
  readonly limits: Limits;
  readonly trafficShaper: TrafficShaper;
  readonly tables: Tables;
  /** The operator's services. */
  readonly admin: {
    readonly auth: Pick<AdminAuth, 'admit'>;
    readonly service: Pick<AdminService, 'overview' | 'announce' | 'run' | 'bar' | 'backup'>;
  };
  readonly archive: Pick<Archive, 'finished' | 'replay' | 'proof'>;
  readonly store: Pick<Store, 'check'>;
  readonly status: ServerStatus;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly house: ServedHouse;
  /** The number of open WebSockets. */
  readonly connections: () => number;
  /** Closes the connections of this guest. */
  readonly signOut: (guest: string) => void;
  /** Sums over all servers that share their tables; empty if this one is alone. */
  readonly town: () => {
    readonly town?: { readonly nodes: number; readonly tables: number; readonly connections: number };
  };
}
