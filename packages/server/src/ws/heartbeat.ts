// Pings a WebSocket, and closes it if nothing comes back.
// Browsers answer pings by themselves, also for a page in the background.

import type { WebSocket } from 'ws';

/** A connection with two unanswered pings is closed when the next is due: after 6.6 seconds at most. */
const PING_EVERY_MS = 2200;
const MAX_UNANSWERED = 2;

export class Heartbeat {
  private readonly socket: WebSocket;
  private readonly knocker: NodeJS.Timeout;
  /** Pings since the last message. */
  private unanswered = 0;
  /** Pongs that are still due. */
  private due = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.knocker = setInterval(() => this.ping(), PING_EVERY_MS).unref();
  }

  /** Notes that anything was received. */
  heard(): void {
    this.unanswered = 0;
  }

  /** Notes a pong; false if no ping awaits one. */
  pong(): boolean {
    const wasDue = this.due > 0;
    if (wasDue) this.due--;
    return wasDue;
  }

  stop(): void {
    clearInterval(this.knocker);
  }

  /** Sends a ping, or ends a dead connection without a close handshake. */
  private ping(): void {
    if (this.unanswered >= MAX_UNANSWERED) {
      this.socket.terminate();
      return;
    }
    this.unanswered++;
    this.due++;
    this.socket.ping();
  }
}
