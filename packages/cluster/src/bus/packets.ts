// What nodes send each other. A newer node may say more: kinds and fields that are not known here are passed over.

import type { Problem } from '@posse/protocol';
import type { ClientId, ToTable } from '@posse/server/infrastructure';

export type Item =
  /** For the table of this code. */
  | { readonly kind: 'table'; readonly code: string; readonly message: ToTable }
  /** Such a message comes back. */
  | { readonly kind: 'back'; readonly message: ToTable; readonly because: BounceReason }
  /** The same text for all of these. */
  | { readonly kind: 'text'; readonly to: readonly ClientId[]; readonly text: string }
  | { readonly kind: 'end'; readonly to: ClientId; readonly code: number; readonly reason: string };

/** The table is not here (any more), or the store has said that there is none; an object says why nobody is let in. */
export type BounceReason = 'moved' | 'none' | Problem;

/** How a node is, told four times a second. */
export interface Heartbeat {
  /** Its own writes are kept. */
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
  /** How often the line between the two was mended. */
  readonly round: number;
  /** Of this packet, from 0 in each round; of the next one for a beat. */
  readonly number: number;
  /** Left out in a beat. */
  readonly items?: readonly Item[];
  readonly beat?: Heartbeat;
}

/** Null for what is no packet at all. Throws if the text is no JSON. */
export function packetFrom(text: string): Packet | null {
  const packet = JSON.parse(text) as Partial<Packet> | null;
  const isWhole = Number.isSafeInteger(packet?.round) && Number.isSafeInteger(packet?.number);
  return isWhole ? (packet as Packet) : null;
}

/** Nodes of different versions do not understand each other, so PostgreSQL keeps them apart (`join_v2`). */
export const BUS_VERSION = 2;
