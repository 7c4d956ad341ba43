// Builds the admin service and the check of the operator's token.

import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { AdminBackup } from '@posse/protocol';
import { storeBytes } from '../backups.ts';
import type { Time } from '../clocks.ts';
import type { Config } from '../config.ts';
import type { Guests } from '../guest-sessions.ts';
import type { SharedNodes } from '../infrastructure/infrastructure-interface.ts';
import type { AdminTokenLimit } from '../limits/admin-token-limit.ts';
import type { Metrics } from '../metrics.ts';
import type { Registry } from '../tables/lifecycle/table-registry.ts';
import { AdminService, type AdminStore } from './admin-service.ts';
import { AdminAuth, type AdminAuthParts } from './operator-auth.ts';
import { Load } from './process-load.ts';

export interface Admin {
  readonly auth: AdminAuth;
  readonly service: AdminService;
  stop(): void;
}

interface AdminParts {
  readonly config: Config;
  /** The hash of the operator's token; null if there is none. */
  readonly hash: string | null;
  readonly limit: AdminTokenLimit;
  readonly guests: Guests;
  readonly tables: Registry;
  readonly store: AdminStore;
  readonly metrics: Metrics;
  readonly time: Time;
  readonly log: AdminAuthParts['log'];
  readonly connections: () => number;
  readonly backup: (() => Promise<AdminBackup>) | null;
  /** The servers that share the tables, and the name of this one; null if it is alone. */
  readonly shared: (SharedNodes & { readonly name: string }) | null;
}

export function openAdmin(around: AdminParts): Admin {
  const { config, hash, limit, guests, tables, store, metrics, time, log, connections, backup, shared } = around;
  const load = new Load(time.now);
  const version = versionOfServer();
  const since = Math.round(time.wall());
  const measure = async () => {
    const bytes = config.store === null ? storeBytes(config.data) : null;
    return {
      version,
      since,
      connections: connections(),
      ...load.measure(),
      store: bytes && { database: bytes.database + bytes.waiting, backups: bytes.backups },
      requests: await metrics.requests(),
      answers: await metrics.answersGiven(),
    };
  };
  const desk = new AdminService({
    tables,
    store,
    guests: guests,
    measure,
    refusals: () => metrics.refusals(),
    backup,
    name: shared?.name ?? config.node ?? hostname(),
    shared,
  });
  return { auth: new AdminAuth({ hash, limit, guests: guests, log }), service: desk, stop: () => load.stop() };
}

function versionOfServer(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(version);
}
