// The packets between nodes. Unknown kinds and fields of newer nodes are ignored.

import type { Problem } from '@posse/protocol';
import type { ClientId, ToTable } from '@posse/server/infrastructure';

export type Item =
  /** A message for the table with this code. */
  | { readonly kind: 'table'; readonly code: string; readonly message: ToTable }
  /** A message that comes back to its sender. */
  | { readonly kind: 'back'; readonly message: ToTable; readonly because: BounceReason }
  /** The same text for several clients. */
  | { readonly kind: 'text'; readonly to: readonly ClientId[]; readonly text: string }
  | { readonly kind: 'end'; readonly to: ClientId; readonly code: number; readonly reason: string };

/** Why a message bounced: the table moved, or does not exist; an object says why nobody may join it. */
export type BounceReason = 'moved' | 'none' | Problem;

/** The state of a node, sent four times a second. */
export interface Heartbeat {
  /** Does the node report that its own writes are stored? */
  readonly sound: boolean;
  readonly tables: number;
  readonly connections: number;
}

/** The part of a sealed packet that is authenticated, but not encrypted. */
export interface PacketHeader {
  readonly version: number;
  readonly from: string;
  /** The sender's running number. */
  readonly sequence: number;
}

export interface Packet {
  /** How often the link between the two was reset. */
  readonly round: number;
  /** The number of this packet, from 0 in each round. In a heartbeat it is that of the next packet. */
  readonly number: number;
  /** The items; left out in a heartbeat. */
  readonly items?: readonly Item[];
  readonly beat?: Heartbeat;
}

/** Parses a packet; null if the text is none. Throws if it is no JSON. */
export function packetFrom(text: string): Packet | null {
  const packet = JSON.parse(text) as Partial<Packet> | null;
  const isWhole = Number.isSafeInteger(packet?.round) && Number.isSafeInteger(packet?.number);
  return isWhole ? (packet as Packet) : null;
}

/** Nodes with different versions can't talk to each other, so PostgreSQL keeps them apart (`join_v2`). */
export const BUS_VERSION = 2;
