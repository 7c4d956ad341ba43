// A line to the server that is mended by itself: it notices when the other side is gone, waits a while, and tries again.

import type { Closing, SocketLike } from './socket.ts';

/** All in milliseconds. */
export interface Timing {
  /** Before the second attempt; twice as long before each one after it. */
  readonly firstWait: number;
  readonly longestWait: number;
  readonly pingEvery: number;
  /** A server that says nothing for so long, though it was asked, is gone. */
  readonly deadAfter: number;
}

export const USUAL_TIMING: Timing = { firstWait: 300, longestWait: 10_000, pingEvery: 20_000, deadAfter: 45_000 };

export interface ConnectionSettings {
  open(): SocketLike;
  readonly timing: Timing;
  /** From 0 up to, not including, 1. */
  random(): number;
  /** What to send to be told that the other side is there. */
  readonly ping: string;
  /** The next attempt begins. */
  trying(): void;
  opened(): void;
  heard(data: unknown): void;
  /** The connection is gone. Nothing happens until `comeBack` or `stop` is called. */
  lost(closing: Closing): void;
}

const GONE: Closing = { code: 1006, reason: '' };

export class Connection {
  private readonly settings: ConnectionSettings;
  /** Null while there is none. What an earlier one still has to say is not heard. */
  private socket: SocketLike | null = null;
  /** For the next attempt, or else for the next ping. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Attempts in a row of which nothing lasting came. */
  private attempts = 0;
  /** Since when we are welcome; null before. */
  private welcomeSince: number | null = null;
  private heardAt = 0;
  /** Was something sent since then that the other side should have answered? */
  private isAnswerDue = false;

  constructor(settings: ConnectionSettings) {
    this.settings = settings;
  }

  connect(): void {
    this.drop();
    const socket = this.settings.open();
    this.socket = socket;
    this.heardAt = Date.now();
    this.isAnswerDue = true;
    const isCurrent = (): boolean => this.socket === socket;
    socket.addEventListener('open', () => isCurrent() && this.settings.opened());
    socket.addEventListener('message', ({ data }) => isCurrent() && this.hear(data));
    socket.addEventListener('close', (closing) => isCurrent() && this.lose(closing));
    socket.addEventListener('error', () => isCurrent() && this.lose(GONE));
    this.watch();
  }

  /** The other side has let us in: from now on it is asked whether it is still there. */
  welcomed(): void {
    this.welcomeSince = Date.now();
  }

  send(text: string): void {
    this.socket?.send(text);
  }

  /** Tries again after a while, the longer the more often it failed. */
  comeBack(): void {
    this.drop();
    const { firstWait, longestWait } = this.settings.timing;
    const wait = Math.min(longestWait, firstWait * 2 ** this.attempts);
    this.attempts++;
    // Not all at once, when a server comes back to many clients.
    this.timer = setTimeout(() => this.tryAgain(), wait * (0.5 + this.settings.random() / 2));
  }

  /** For those who do not want to wait any longer. */
  tryAgain(): void {
    this.connect();
    this.settings.trying();
  }

  stop(): void {
    this.drop();
  }

  private hear(data: unknown): void {
    this.heardAt = Date.now();
    this.isAnswerDue = false;
    this.settings.heard(data);
  }

  /** Asks now and then whether the other side is there. Silence alone proves nothing: a page in the background sleeps long. */
  private watch(): void {
    const { pingEvery, deadAfter } = this.settings.timing;
    const silent = Date.now() - this.heardAt;
    if (this.isAnswerDue && silent >= deadAfter) {
      this.lose(GONE);
      return;
    }
    if (this.welcomeSince !== null) {
      this.send(this.settings.ping);
      this.isAnswerDue = true;
    }
    const untilDead = silent < deadAfter ? deadAfter - silent : deadAfter;
    this.timer = setTimeout(() => this.watch(), Math.min(pingEvery, untilDead));
  }

  private lose(closing: Closing): void {
    this.drop();
    this.settings.lost(closing);
  }

  private drop(): void {
    clearTimeout(this.timer);
    const { socket, welcomeSince } = this;
    if (welcomeSince !== null && Date.now() - welcomeSince >= this.settings.timing.longestWait) this.attempts = 0;
    this.socket = null;
    this.welcomeSince = null;
    socket?.close(1000);
  }
}
