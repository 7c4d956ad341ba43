// A store that several servers (nodes) share: ownership of tables, and membership.

import type { StoreOnDisk } from '@posse/store';

/** The result of a claim. */
export type SharedClaim =
  /**
   * The table is owned by this node from now on, or was before. `from` is the dead node that had it; null if nobody or
   * this node had it.
   */
  | { readonly kind: 'ours'; readonly from: string | null }
  | { readonly kind: 'theirs'; readonly node: string }
  /** The table does not exist, or was closed. */
  | { readonly kind: 'none' };

/** A node that nobody has declared dead. */
export interface LivingNode {
  readonly id: string;
  /** Incremented by every write of the node, and three times a second without writes. */
  readonly heartbeat: number;
  /** False if the node was killed, or has lost its connection to the database. */
  readonly hasSession: boolean;
  /** The node's own report: it receives its own heartbeats through the broker. */
  readonly linked: boolean;
}

export interface SharedStore extends StoreOnDisk {
  /** The id of the node, from its name and its start: a restarted server is another node. */
  readonly node: string;
  /** Warnings for the operator of the database, for example that it loses commits on a power cut. */
  readonly warnings: readonly string[];
  /** Does this node receive its own heartbeats? Reported to the others with every write and heartbeat. */
  linked: boolean;
  /** Claims a table of nobody or of a dead node. Throws StoreFailure 'fenced' if this node was declared dead. */
  claim(code: string): Promise<SharedClaim>;
  /** The living owner of a table; null if it has none. Claims nothing. */
  owner(code: string): Promise<string | null>;
  /** Gives tables up, after everything that was written before. */
  release(codes: readonly string[]): Promise<void>;
  /** All nodes that are not dead, this one included. */
  livingNodes(): Promise<readonly LivingNode[]>;
  /**
   * Declares a node dead if it still has this heartbeat: its writes are refused from then on, and its tables can be
   * claimed. False if its heartbeat has changed, or it is dead already.
   */
  declareDead(id: string, heartbeat: number): Promise<boolean>;
  /** Gives all tables up, after everything that was written before, and leaves. Nothing can be written afterwards. */
  leave(): Promise<void>;
  /** Counts one more withdrawal of a guest's sessions. */
  withdraw(guest: string): Promise<void>;
  /** The withdrawals after this number, in order, up to a maximum. */
  withdrawn(after: number, most: number): Promise<readonly Withdrawal[]>;
}

export interface Withdrawal {
  /** The number of the withdrawal, counted from 1. */
  readonly number: number;
  readonly guest: string;
}
