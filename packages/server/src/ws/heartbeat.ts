// Is anybody still there? A line that is dead says nothing, so it is knocked at. Browsers answer by themselves, also for a page that nobody
// looks at.

import type { WebSocket } from 'ws';

/** Milliseconds. Whoever has answered none of the last two knocks when the next is due is gone: after 6.6 seconds at the most. */
const PING_EVERY_MS = 2200;
const MAX_UNANSWERED = 2;

export class Heartbeat {
  private readonly socket: WebSocket;
  private readonly knocker: NodeJS.Timeout;
  /** Knocks since anything was heard. */
  private unanswered = 0;
  /** Pongs that are still due. */
  private due = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.knocker = setInterval(() => this.ping(), PING_EVERY_MS).unref();
  }

  /** Whatever it was that was said. */
  heard(): void {
    this.unanswered = 0;
  }

  /** A pong came: was it due? Nobody asked for any other. */
  pong(): boolean {
    const wasDue = this.due > 0;
    if (wasDue) this.due--;
    return wasDue;
  }

  stop(): void {
    clearInterval(this.knocker);
  }

  /** Who is gone is hung up on, without waiting for him to agree. */
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
