// A store that several servers (nodes) share: ownership of tables, and membership.

import type { StoreOnDisk } from '@posse/server/infrastructure';

/** Whose a table is, asked by somebody who would look after it. */
export type SharedClaim =
  /** From now on, or already. `from` is the dead node that it was taken over from; null if it was nobody's, or ours already. */
  | { readonly kind: 'ours'; readonly from: string | null }
  | { readonly kind: 'theirs'; readonly node: string }
  /** There is no such table, or none any more. */
  | { readonly kind: 'none' };

/** A node that nobody has declared dead. */
export interface LivingNode {
  readonly id: string;
  /** Counts up with everything that it writes, and three times a second if it writes nothing. */
  readonly heartbeat: number;
  /** Is the session in which it writes there? Without one it was killed, or has lost its connection. */
  readonly hasSession: boolean;
  /** The node's own report: it hears its own heartbeat through the broker. */
  readonly linked: boolean;
}

export interface SharedStore extends StoreOnDisk {
  /** Name and start: a server that is started anew is another node. */
  readonly node: string;
  /** Warnings for the operator of the database, for example that it loses commits on a power cut. */
  readonly warnings: readonly string[];
  /** Told to the others with everything that is written, and with each beat. */
  linked: boolean;
  /** Nobody's, ours or a dead node's is ours from now on. Throws StoreFailure 'fenced' if this node was declared dead. */
  claim(code: string): Promise<SharedClaim>;
  /** The living node that has this table; null if none has, or there is no such table. Nothing is claimed by asking. */
  owner(code: string): Promise<string | null>;
  /** Nobody's from now on; behind all that was written before. */
  release(codes: readonly string[]): Promise<void>;
  /** Those that are not dead, this one among them. */
  livingNodes(): Promise<readonly LivingNode[]>;
  /** Declares a node dead that still has this pulse: nothing that it writes is kept any more, and its tables can be claimed. False if it has another, or is dead. */
  declareDead(id: string, heartbeat: number): Promise<boolean>;
  /** Gives everything up, behind all that was written before, and is dead by its own will. Then nothing is written any more. */
  leave(): Promise<void>;
  /** A guest has withdrawn their sessions once more. */
  withdraw(guest: string): Promise<void>;
  /** The withdrawals behind this number, in order: at most so many. */
  withdrawn(after: number, most: number): Promise<readonly Withdrawal[]>;
}

export interface Withdrawal {
  /** Counts up from 1. */
  readonly number: number;
  readonly guest: string;
}
