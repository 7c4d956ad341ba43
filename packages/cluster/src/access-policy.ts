// Decides whether a NATS or PostgreSQL that lets anybody in may be used.

import { isLoopback } from '@posse/server/infrastructure';

export interface AccessPolicy {
  /** POSSE_OPEN_CLUSTER: allows it wherever it is. */
  readonly allowsOpen: boolean;
  /** Tells whether an address is on this machine. */
  readonly isLocal: (host: string) => boolean;
}

export const accessPolicy = (allowsOpen: boolean): AccessPolicy => ({ allowsOpen, isLocal: isLoopback });

/** The host is null for a socket file of this machine. */
export const allowsOpenAccess = ({ allowsOpen, isLocal }: AccessPolicy, host: string | null): boolean =>
  allowsOpen || host === null || isLocal(host);
