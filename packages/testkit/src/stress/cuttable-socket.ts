// A client's WebSocket that a test can observe and cut.

import { setTimeout as sleep } from 'node:timers/promises';
import type { SocketLike } from '@posse/protocol';

/** Observes all messages: before the client receives them, and after it sent them. */
export interface SocketListener {
  said(text: string, line: CuttableSocket): void;
  heard(text: string, line: CuttableSocket): void;
}

/** Fields of any socket event. */
interface SocketEvent {
  readonly data: unknown;
  readonly code: number;
  readonly reason: string;
}
type Kind = 'open' | 'error' | 'message' | 'close';
type Listener = (event: SocketEvent) => void;

const CLOSED_EVENT: SocketEvent = { data: null, code: 1006, reason: '' };

export class CuttableSocket implements SocketLike {
  /** The number of the server process to which the socket is connected, counted by starts. */
  readonly life: number;
  private readonly socket: WebSocket;
  private readonly follower: SocketListener;
  private readonly listeners: { readonly kind: Kind; readonly listener: Listener }[] = [];
  private isCut = false;

  constructor(url: string, life: number, follower: SocketListener) {
    this.life = life;
    this.follower = follower;
    this.socket = new WebSocket(url);
    for (const kind of ['open', 'error', 'close'] as const)
      this.socket.addEventListener(kind, (event) => this.happened(kind, { ...CLOSED_EVENT, ...closing(event) }));
    this.socket.addEventListener('message', ({ data }) => {
      if (!this.isCut) this.follower.heard(String(data), this);
      this.happened('message', { ...CLOSED_EVENT, data });
    });
  }

  /** Sends a message. While the socket is cut, it is lost without an error. */
  send(text: string): void {
    if (!this.isCut) this.socket.send(text);
    this.follower.said(text, this);
  }

  /** Closes the socket. The client receives no more events. */
  close(code?: number): void {
    this.isCut = true;
    this.socket.close(code);
  }

  addEventListener(kind: Kind, listener: Listener): void {
    this.listeners.push({ kind, listener });
  }

  /** Drops all messages in both directions. Both ends get a close event after this many milliseconds. */
  async cut(silence: number): Promise<void> {
    if (this.isCut) return;
    this.isCut = true;
    await sleep(silence);
    this.socket.close();
    this.tell('close', CLOSED_EVENT);
  }

  private happened(kind: Kind, event: SocketEvent): void {
    if (!this.isCut) this.tell(kind, event);
  }

  private tell(kind: Kind, event: SocketEvent): void {
    for (const one of this.listeners) if (one.kind === kind) one.listener(event);
  }
}

const closing = (event: object): Partial<SocketEvent> =>
  'code' in event && 'reason' in event ? { code: Number(event.code), reason: String(event.reason) } : {};
