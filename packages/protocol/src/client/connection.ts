// A line to the server that is mended by itself: it notices when the other side is gone, waits a while, and tries again.

import { type Closing, OPEN, type SocketLike } from './socket.ts';

/** All in milliseconds. */
export interface Timing {
  /** Before the second attempt; twice as long before each one after it. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** An attempt that brings no welcome for so long is given up for the next. */
  readonly welcomeWithin: number;
  /** The same for whoever was welcome before, and so knows that it can be quick. */
  readonly backWithin: number;
  readonly pingEvery: number;
  /** A server that says nothing for so long after it was asked is gone. */
  readonly answerWithin: number;
}

/** A dead line is noticed after 6.5 seconds at the most, and one that lives again is taken after less than 5. */
export const USUAL_TIMING: Timing = {
  firstWait: 300,
  longestWait: 4000,
  welcomeWithin: 5000,
  backWithin: 4000,
  pingEvery: 2500,
  answerWithin: 4000,
};

/** The server stops, or the table is elsewhere now: whoever comes back finds it. */
const COME_BACK = 1012;
const AT_ONCE: ReadonlySet<string> = new Set(['restart', 'moved']);
/** So many milliseconds at most then; and so often in a row, lest two servers play ball. */
const AT_ONCE_WITHIN = 100;
const MOST_AT_ONCE = 3;

/** A timer that is later than this was asleep, together with the line: that no answer was heard proves nothing. */
const ASLEEP = 1500;

export interface ConnectionSettings {
  open(): SocketLike;
  readonly timing: Timing;
  /** From 0 up to, not including, 1. */
  random(): number;
  /** What to send to be told that the other side is there. */
  readonly ping: string;
  /** Is it worth asking? */
  isWatched(): boolean;
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
  /** For whatever is due next: an attempt, a welcome, a ping or its answer. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Attempts in a row of which nothing lasting came. */
  private attempts = 0;
  /** How many of them came at once. */
  private hurried = 0;
  /** Since when we are welcome; null before. */
  private welcomeSince: number | null = null;
  private wasWelcome = false;
  /** Since when an answer is awaited; null if none is. */
  private askedAt: number | null = null;

  constructor(settings: ConnectionSettings) {
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
    this.due(this.wasWelcome ? backWithin : welcomeWithin, () => this.giveUp());
  }

  /** The other side has let us in: from now on it is asked whether it is still there. */
  welcomed(): void {
    this.welcomeSince = Date.now();
    this.wasWelcome = true;
    this.watch();
  }

  /** A socket that is closing takes nothing any more, and browsers complain; its `close` event follows. */
  send(text: string): void {
    if (this.socket !== null && (this.socket.readyState ?? OPEN) <= OPEN) this.socket.send(text);
  }

  /** Tries again after a while, the longer the more often it failed; as good as at once if the server has said that this will do. */
  comeBack(after: Closing = GONE): void {
    this.drop();
    // Never all in the same moment, when a server sends many clients away.
    this.due(this.waitAfter(after), () => this.tryAgain());
  }

  private waitAfter({ code, reason }: Closing): number {
    const { timing, random } = this.settings;
    if (code === COME_BACK && AT_ONCE.has(reason) && this.hurried < MOST_AT_ONCE) {
      this.hurried++;
      return random() * AT_ONCE_WITHIN;
    }
    const wait = Math.min(timing.longestWait, timing.firstWait * 2 ** this.attempts);
    this.attempts++;
    return wait * (0.5 + random() / 2);
  }

  /** For those who do not want to wait any longer. */
  tryAgain(): void {
    this.connect();
    this.settings.trying();
  }

  /** Asks now whether the other side is there, unless it is being asked already. */
  test(): void {
    if (this.welcomeSince !== null && this.askedAt === null) this.ask();
  }

  stop(): void {
    this.drop();
  }

  private hear(data: unknown): void {
    if (this.welcomeSince !== null) this.watch();
    this.settings.heard(data);
  }

  /** Something was heard just now: asks when that is a while ago. */
  private watch(): void {
    this.askedAt = null;
    this.due(this.settings.timing.pingEvery, () => this.askIfWatched());
  }

  private askIfWatched(): void {
    if (this.settings.isWatched()) this.ask();
    else this.watch();
  }

  private ask(): void {
    const { timing, ping, isWatched } = this.settings;
    const askedAt = Date.now();
    this.askedAt = askedAt;
    this.send(ping);
    this.due(timing.answerWithin, () => {
      const hasSlept = Date.now() - askedAt > timing.answerWithin + ASLEEP;
      if (hasSlept || !isWatched()) this.askIfWatched();
      else this.lose(GONE);
    });
  }

  private due(after: number, task: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(task, after);
  }

  /** Nobody has answered at all. That took long enough, so the next attempt need not wait. */
  private giveUp(): void {
    this.beginAnew();
    this.lose(GONE);
  }

  private beginAnew(): void {
    this.attempts = 0;
    this.hurried = 0;
  }

  private lose(closing: Closing): void {
    this.drop();
    this.settings.lost(closing);
  }

  private drop(): void {
    clearTimeout(this.timer);
    const { socket, welcomeSince } = this;
    if (welcomeSince !== null && Date.now() - welcomeSince >= this.settings.timing.longestWait) this.beginAnew();
    this.socket = null;
    this.welcomeSince = null;
    this.askedAt = null;
    socket?.close(1000);
  }
}
