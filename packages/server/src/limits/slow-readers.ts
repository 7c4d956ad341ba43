// Closes connections whose peer does not read, and the largest queues of their network.

import type { Socket } from 'node:net';
import type { Offence } from './misuse-log.ts';

const SWEEP_EVERY_MS = 1000;
/**
 * How long a peer may read nothing while writes are queued. A phone that loses its network for a moment stays
 * connected.
 */
export const MAX_STALL_MS = 20_000;
/** The maximum number of bytes that wait for all connections of one network. */
export const MAX_NETWORK_BYTES = 16e6;

/** The part of a socket that is observed. */
export type Reader = Pick<Socket, 'writableLength' | 'bytesWritten' | 'destroy' | 'once'>;

interface Progress {
  network: string | null;
  /** Bytes that the peer's network stack has taken so far. */
  taken: number;
  /** The time since which that number has not changed; null while nothing waits. */
  since: number | null;
}

interface Surroundings {
  /** Bytes that wait besides the socket's own queue. */
  readonly bytesHeld: (socket: Reader) => number;
  readonly closed: (because: Offence) => void;
  readonly now?: () => number;
}

export class SlowReaders {
  private readonly around: Surroundings;
  private readonly now: () => number;
  private readonly sockets = new Map<Reader, Progress>();
  private readonly timer: NodeJS.Timeout;

  constructor(around: Surroundings) {
    this.around = around;
    this.now = around.now ?? (() => performance.now());
    this.timer = setInterval(() => this.sweep(), SWEEP_EVERY_MS).unref();
  }

  /** Watches a socket. The network is null if it is unknown or not limited; a later call may set it. */
  watch(socket: Reader, network: string | null): void {
    const known = this.sockets.get(socket);
    if (known !== undefined) {
      known.network = network;
      return;
    }
    this.sockets.set(socket, { network, taken: 0, since: null });
    socket.once('close', () => this.sockets.delete(socket));
  }

  stop(): void {
    clearInterval(this.timer);
  }

  sweep(): void {
    const byNetwork = new Map<string, { readonly socket: Reader; readonly bytes: number }[]>();
    for (const [socket, progress] of this.sockets) {
      if (this.isStalled(socket, progress)) {
        this.close(socket, 'not-reading');
        continue;
      }
      const bytes = socket.writableLength + this.around.bytesHeld(socket);
      if (bytes === 0 || progress.network === null) continue;
      const these = byNetwork.get(progress.network) ?? [];
      these.push({ socket, bytes });
      byNetwork.set(progress.network, these);
    }
    for (const these of byNetwork.values()) this.closeLargest(these);
  }

  private isStalled(socket: Reader, progress: Progress): boolean {
    const waiting = socket.writableLength;
    if (waiting === 0) {
      progress.since = null;
      return false;
    }
    const taken = socket.bytesWritten - waiting;
    if (progress.since === null || taken > progress.taken) {
      progress.since = this.now();
      progress.taken = taken;
    }
    return this.now() - progress.since >= MAX_STALL_MS;
  }

  private closeLargest(these: { readonly socket: Reader; readonly bytes: number }[]): void {
    let total = these.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= MAX_NETWORK_BYTES) return;
    these.sort((one, other) => other.bytes - one.bytes);
    for (const { socket, bytes } of these) {
      if (total <= MAX_NETWORK_BYTES) return;
      this.close(socket, 'too-much-unread');
      total -= bytes;
    }
  }

  private close(socket: Reader, because: Offence): void {
    this.sockets.delete(socket);
    socket.destroy();
    this.around.closed(because);
  }
}
