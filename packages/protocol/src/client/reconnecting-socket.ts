// A connection to the server that heals itself.
// It notices a dead server by unanswered pings, waits, and tries again.

import { type Closing, OPEN, type SocketLike } from './socket-interface.ts';

/** The times after which the client acts, all in milliseconds. */
export interface Timing {
  /** The wait before the second attempt. It doubles with every further attempt. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** The maximum time until the server's welcome. An attempt that takes longer is given up. */
  readonly welcomeWithin: number;
  /** The same maximum for a client that was welcomed before: it knows how fast the server can be. */
  readonly backWithin: number;
  readonly pingEvery: number;
  /** The maximum time until any reply to a ping. A server that takes longer is gone. */
  readonly answerWithin: number;
}

/** A dead connection is noticed within 6.5 seconds. A network that works again is used within 5. */
export const DEFAULT_TIMING: Timing = {
  firstWait: 300,
  longestWait: 4000,
  welcomeWithin: 5000,
  backWithin: 4000,
  pingEvery: 2500,
  answerWithin: 4000,
};

/** The close code for a restart or a table that has moved: the client finds it again if it returns. */
const SERVICE_RESTART = 1012;
const QUICK_RETURN_REASONS: ReadonlySet<string> = new Set(['restart', 'moved']);
/**
 * The maximum wait for a quick return, and the maximum number of these in a row. Otherwise two servers could send a
 * client back and forth forever.
 */
const QUICK_RETURN_MS = 100;
const MAX_QUICK_RETURNS = 3;

/** A timer that fires this late was suspended together with the network, so the missing pong proves nothing. */
const SLEEP_MS = 1500;

export interface ReconnectingSocketSettings {
  open(): SocketLike;
  readonly timing: Timing;
  /** A random number from 0 up to, but not including, 1. */
  random(): number;
  /** The message that makes the other side answer. */
  readonly ping: string;
  /** False while nobody watches: then no ping is sent. */
  isWatched(): boolean;
  /** Called when the next attempt begins. */
  trying(): void;
  opened(): void;
  heard(data: unknown): void;
  /** Called when the connection is lost. Nothing more happens until `comeBack` or `stop` is called. */
  lost(closing: Closing): void;
}

const GONE: Closing = { code: 1006, reason: '' };

export class ReconnectingSocket {
  private readonly settings: ReconnectingSocketSettings;
  /** The current socket; null while there is none. Events of earlier sockets are ignored. */
  private socket: SocketLike | null = null;
  /** The timer for the next event: an attempt, a welcome, a ping or its pong. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Failed attempts in a row. */
  private attempts = 0;
  /** Quick returns in a row. */
  private quickReturns = 0;
  /** The time of the welcome; null before it. */
  private welcomeSince: number | null = null;
  private wasWelcome = false;
  /** The time of the ping that awaits its pong; null if none does. */
  private pingedAt: number | null = null;

  constructor(settings: ReconnectingSocketSettings) {
    this.settings = settings;
  }

  connect(): void {
    this.drop();
    const socket = this.settings.open();
    const { welcomeWithin, backWithin } = this.settings.timing;
    this.socket = socket;
    const isCurrent = (): boolean => this.socket === socket;
    socket.addEventListener('open', () => isCurrent() && this.settings.opened());
    socket.addEventListener('message', ({ data }) => isCurrent() && this.hear(data));
    socket.addEventListener('close', (closing) => isCurrent() && this.lose(closing));
    socket.addEventListener('error', () => isCurrent() && this.lose(GONE));
    this.schedule(this.wasWelcome ? backWithin : welcomeWithin, () => this.giveUp());
  }

  /** Call this when the server has admitted the client: from now on pings watch the connection. */
  welcomed(): void {
    this.welcomeSince = Date.now();
    this.wasWelcome = true;
    this.watch();
  }

  /** Sends a text if the socket is open. Browsers complain about a closing socket, whose `close` event follows. */
  send(text: string): void {
    if (this.socket !== null && (this.socket.readyState ?? OPEN) <= OPEN) this.socket.send(text);
  }

  /** Reconnects after a wait that grows with every failure, or almost at once if the server asked for that. */
  reconnect(after: Closing = GONE): void {
    this.drop();
    // The random part spreads the clients of a server that closes all of them at once.
    this.schedule(this.waitAfter(after), () => this.tryAgain());
  }

  private waitAfter({ code, reason }: Closing): number {
    const { timing, random } = this.settings;
    if (code === SERVICE_RESTART && QUICK_RETURN_REASONS.has(reason) && this.quickReturns < MAX_QUICK_RETURNS) {
      this.quickReturns++;
      return random() * QUICK_RETURN_MS;
    }
    const wait = Math.min(timing.longestWait, timing.firstWait * 2 ** this.attempts);
    this.attempts++;
    return wait * (0.5 + random() / 2);
  }

  /** Tries again without waiting. */
  tryAgain(): void {
    this.connect();
    this.settings.trying();
  }

  /** Sends a ping now, unless one awaits its pong. */
  test(): void {
    if (this.welcomeSince !== null && this.pingedAt === null) this.sendPing();
  }

  stop(): void {
    this.drop();
  }

  private hear(data: unknown): void {
    if (this.welcomeSince !== null) this.watch();
    this.settings.heard(data);
  }

  /** Schedules the next ping, because a message has arrived. */
  private watch(): void {
    this.pingedAt = null;
    this.schedule(this.settings.timing.pingEvery, () => this.pingIfWatched());
  }

  private pingIfWatched(): void {
    if (this.settings.isWatched()) this.sendPing();
    else this.watch();
  }

  private sendPing(): void {
    const { timing, ping, isWatched } = this.settings;
    const askedAt = Date.now();
    this.pingedAt = askedAt;
    this.send(ping);
    this.schedule(timing.answerWithin, () => {
      const hasSlept = Date.now() - askedAt > timing.answerWithin + SLEEP_MS;
      if (hasSlept || !isWatched()) this.pingIfWatched();
      else this.lose(GONE);
    });
  }

  private schedule(after: number, task: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(task, after);
  }

  /**
   * Gives up a server that did not answer at all. That took long enough, so the next attempt is not delayed further.
   */
  private giveUp(): void {
    this.resetBackoff();
    this.lose(GONE);
  }

  private resetBackoff(): void {
    this.attempts = 0;
    this.quickReturns = 0;
  }

  private lose(closing: Closing): void {
    this.drop();
    this.settings.lost(closing);
  }

  private drop(): void {
    clearTimeout(this.timer);
    const { socket, welcomeSince } = this;
    if (welcomeSince !== null && Date.now() - welcomeSince >= this.settings.timing.longestWait) this.resetBackoff();
    this.socket = null;
    this.welcomeSince = null;
    this.pingedAt = null;
    socket?.close(1000);
  }
}
