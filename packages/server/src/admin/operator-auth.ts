// Admits the operator by their token, and logs wrong tokens and actions.

import type { Guests } from '../guest-sessions.ts';
import type { AdminTokenLimit } from '../limits/admin-token-limit.ts';
import { networkOf } from '../limits/caller-networks.ts';
import { Refused } from '../refused-request.ts';
import { isTokenOf } from './admin-token.ts';

interface AuthLog {
  warn(about: object, message: string): void;
}

export interface AdminAuthParts {
  /** The hash of the operator's token; null if there is none. */
  readonly hash: string | null;
  readonly limit: AdminTokenLimit;
  readonly guests: Pick<Guests, 'networkHash'>;
  /** The log, which is also shown at a terminal: the operator's actions are worth it. */
  readonly log: AuthLog;
}

/** A caller who was admitted as operator. */
export interface Admitted {
  /** Logs the operator's next action. */
  note(what: string, about?: object): void;
}

export class AdminAuth {
  private readonly parts: AdminAuthParts;

  constructor(parts: AdminAuthParts) {
    this.parts = parts;
  }

  /** Throws Refused if the token is wrong. */
  admit(address: string, shown: string | null): Admitted {
    const { hash, limit, guests, log } = this.parts;
    if (hash === null)
      throw new Refused('not-found', 'This server has no token for whoever runs it: it is given in POSSE_ADMIN_TOKEN.');
    const network = networkOf(address);
    const by = guests.networkHash(network);
    if (shown === null) throw new Refused('bad-token', 'Show the admin token, as a bearer token.');
    limit.check(network);
    if (!isTokenOf(hash, shown)) {
      limit.wrong(network);
      log.warn({ by }, 'somebody has shown a wrong admin token');
      throw new Refused('bad-token', 'This is not the admin token of this server.');
    }
    return { note: (what, about = {}) => log.warn({ by, what, ...about }, 'whoever runs the server does something') };
  }
}
