// Decides whether a NATS or PostgreSQL that lets anybody in may be used.

import { isLoopback } from '@posse/server/infrastructure';

export interface AccessPolicy {
  /** The setting POSSE_OPEN_CLUSTER, which allows open access wherever it is. */
  readonly allowsOpen: boolean;
  /** Tells whether an address is on this machine. */
  readonly isLocal: (host: string) => boolean;
}

export const accessPolicy = (allowsOpen: boolean): AccessPolicy => ({ allowsOpen, isLocal: isLoopback });

/** Is open access allowed at this host? Null is a socket file of this machine. */
export const allowsOpenAccess = ({ allowsOpen, isLocal }: AccessPolicy, host: string | null): boolean =>
  allowsOpen || host === null || isLocal(host);
