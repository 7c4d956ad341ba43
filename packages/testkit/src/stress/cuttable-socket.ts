// A client's socket that the driver can read along and cut, as a phone in a tunnel would.

import { setTimeout as sleep } from 'node:timers/promises';
import type { SocketLike } from '@posse/protocol';

/** Who reads along, before the client hears or after it spoke. */
export interface SocketListener {
  said(text: string, line: CuttableSocket): void;
  heard(text: string, line: CuttableSocket): void;
}

/** What any event of a socket may bring. */
interface Happening {
  readonly data: unknown;
  readonly code: number;
  readonly reason: string;
}
type Kind = 'open' | 'error' | 'message' | 'close';
type Listener = (event: Happening) => void;

const GONE: Happening = { data: null, code: 1006, reason: '' };

export class CuttableSocket implements SocketLike {
  /** Which life of the server it leads to: the first, or the one after so many starts. */
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
      this.socket.addEventListener(kind, (event) => this.happened(kind, { ...GONE, ...closing(event) }));
    this.socket.addEventListener('message', ({ data }) => {
      if (!this.isCut) this.follower.heard(String(data), this);
      this.happened('message', { ...GONE, data });
    });
  }

  /** What is said into a line that is cut is lost, and nobody knows. */
  send(text: string): void {
    if (!this.isCut) this.socket.send(text);
    this.follower.said(text, this);
  }

  /** Whoever closes it does not listen any more. */
  close(code?: number): void {
    this.isCut = true;
    this.socket.close(code);
  }

  addEventListener(kind: Kind, listener: Listener): void {
    this.listeners.push({ kind, listener });
  }

  /** Nothing gets through any more, either way. So many milliseconds later both ends notice. */
  async cut(silence: number): Promise<void> {
    if (this.isCut) return;
    this.isCut = true;
    await sleep(silence);
    this.socket.close();
    this.tell('close', GONE);
  }

  private happened(kind: Kind, event: Happening): void {
    if (!this.isCut) this.tell(kind, event);
  }

  private tell(kind: Kind, event: Happening): void {
    for (const one of this.listeners) if (one.kind === kind) one.listener(event);
  }
}

const closing = (event: object): Partial<Happening> =>
  'code' in event && 'reason' in event ? { code: Number(event.code), reason: String(event.reason) } : {};
