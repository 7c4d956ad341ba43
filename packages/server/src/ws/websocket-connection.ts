// One WebSocket: checks and limits messages, and delivers them to the table.

import type { Duplex } from 'node:stream';
import {
  type FromClient,
  type FromServer,
  fromClient,
  fromWire,
  MAX_MESSAGE_BYTES,
  MESSAGES,
  PROTOCOL_VERSION,
} from '@posse/protocol';
import type { RawData, WebSocket } from 'ws';
import {
  type Arrival,
  CLOSE_TRY_LATER,
  type ClientBus,
  type TableMessage,
  type ToTable,
  Unavailable,
} from '../bus/bus.ts';
import type { Guests } from '../guest-sessions.ts';
import { checked } from '../http/checks/input-validation.ts';
import { networkOf } from '../limits/caller-networks.ts';
import type { CodeGuessLimit } from '../limits/code-guess-limit.ts';
import type { Offenders } from '../limits/misuse-log.ts';
import type { Limits, Sender } from '../limits/rate-limits.ts';
import type { SlowReaders } from '../limits/slow-readers.ts';
import type { Rate } from '../limits/token-bucket.ts';
import type { TrafficShaper } from '../limits/traffic-shaper.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refused-request.ts';
import { SCREEN } from '../tables/people/participants.ts';
import { Allowance } from './connection-limits.ts';
import { Heartbeat } from './heartbeat.ts';
import { pongFrame, textFrame } from './websocket-frame.ts';

export interface ConnectionServices {
  readonly bus: ClientBus;
  readonly guests: Guests;
  readonly codeGuessLimit: CodeGuessLimit;
  readonly limits: Limits;
  readonly trafficShaper: TrafficShaper;
  /** The number of seats of a table; null for an unknown code. Throws or rejects with Refused if it is closed. */
  readonly seatsAt: (code: string) => number | null | Promise<number | null>;
  readonly metrics: Metrics;
  readonly offenders: Pick<Offenders, 'count'>;
  readonly slowReaders: Pick<SlowReaders, 'watch'>;
  readonly messageRate: Rate;
}

/** The caller: a guest with a cookie, or a new one. */
export interface Caller {
  readonly address: string;
  /** The caller's network; null if it is one of the operator's own. */
  readonly network: string | null;
  readonly guest: string;
  /** True if the caller has no cookie, so a session in `join` may identify them. */
  readonly isNew: boolean;
  /** True if the caller stores cookies, and so needs no session in messages. */
  readonly keepsCookies: boolean;
}

/** A connection is closed after this many refusals. Refusals for flooding count more. */
const MAX_FAULTS = 200;
const FAULTS_PER_FLOOD = 4;
/** How long a client, or an offender, may take to complete the close handshake. */
const CLOSE_TIMEOUT_MS = 5000;
const OFFENDER_CLOSE_TIMEOUT_MS = 1000;
/** A client with a longer queue is closed: it comes back and is sent the present state, instead of a thousand updates. */
const MAX_UNREAD_BYTES = 1 << 19;
/** While more bytes than this wait, pings are not answered, because the peer is not reading. */
const MAX_UNREAD_FOR_PONG_BYTES = 1 << 14;
/** Frames that may come after the server has closed the connection: the client may not know it yet. */
const MAX_LATE_FRAMES = 100;
const PONG = JSON.stringify({ type: 'pong' } satisfies FromServer);
/** A connection that has not joined a table after this time is closed. */
const JOIN_TIMEOUT_MS = 10_000;
const POLICY = 1008;

type Join = Extract<FromClient, { type: 'join' }>;

export class Connection {
  readonly id: string;
  /** The guest's id; a session in `join` may change it. */
  guest: string;
  private readonly services: ConnectionServices;
  private readonly socket: WebSocket;
  /** The TCP socket, to which finished frames are written. */
  private readonly raw: Duplex;
  private readonly caller: Caller;
  private readonly allowance: Allowance;
  private readonly heartbeat: Heartbeat;
  private readonly joinTimer: NodeJS.Timeout;
  private table: string | null = null;
  /** Pending until the table's size is known. Messages wait for it. */
  private joining: Promise<void> | null = null;
  /** The timer that runs until the other side completes the close handshake. */
  private closing: NodeJS.Timeout | undefined;
  private isOver = false;
  private isOffender = false;
  private faults = 0;
  private lateFrames = 0;

  constructor(id: string, socket: WebSocket, raw: Duplex, caller: Caller, door: ConnectionServices) {
    this.id = id;
    this.services = door;
    this.socket = socket;
    this.raw = raw;
    this.caller = caller;
    this.guest = caller.guest;
    this.allowance = new Allowance(door.messageRate);
    this.heartbeat = new Heartbeat(socket);
    this.joinTimer = setTimeout(() => this.endIdle(), JOIN_TIMEOUT_MS).unref();
    door.bus.connect(id, this);
    socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    socket.on('ping', (payload) => this.answerPing(payload));
    socket.on('pong', () => this.hearPong());
    // This also sees what the library reads without an event: fragments, and anything after a close.
    raw.prependListener('data', (piece: Buffer) => this.meter(piece.length));
    socket.on('close', () => this.closed());
    // The library closes a connection that breaks the protocol.
    socket.on('error', () => this.hangUpWithin(OFFENDER_CLOSE_TIMEOUT_MS));
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.write(textFrame(text));
  }

  private write(frame: Buffer): void {
    const { limits, trafficShaper } = this.services;
    const { network } = this.caller;
    if (this.raw.writableLength > MAX_UNREAD_BYTES) this.dismiss(CLOSE_TRY_LATER, 'too-slow');
    else if (!limits.maySend(frame.length, network)) this.dismiss(CLOSE_TRY_LATER, 'slow-down');
    else {
      this.raw.write(frame);
      trafficShaper.sent(frame.length, network);
    }
  }

  dismiss(code: number, reason: string): void {
    this.socket.close(code, reason);
    this.hangUpWithin(CLOSE_TIMEOUT_MS);
  }

  /** Cuts the connection without a close handshake. */
  hangUp(): void {
    this.socket.terminate();
  }

  private receive(data: RawData, isBinary: boolean): void {
    if (this.isLate()) return;
    this.heartbeat.heard();
    let about: string | null = null;
    try {
      const text = isBinary ? null : data.toString();
      if (!this.allowance.takeMessage(text)) throw tooMany();
      this.services.limits.take('message', this.who);
      const message = text === null ? null : parsed(text);
      if (message === null)
        throw new Refused('malformed', `A message is a JSON object of up to ${MAX_MESSAGE_BYTES} bytes.`);
      about = typeOf(message);
      this.passOn(fromWire(checked(fromClient, message, 'The message')));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refuse(error, about);
    }
  }

  private answerPing(payload: Buffer): void {
    if (this.countControlFrame() && this.raw.writableLength <= MAX_UNREAD_FOR_PONG_BYTES)
      this.write(pongFrame(payload));
  }

  private hearPong(): void {
    if (this.heartbeat.pong() || this.countControlFrame()) this.heartbeat.heard();
  }

  /** A control frame counts like a message. False if it is too much. */
  private countControlFrame(): boolean {
    if (this.isLate()) return false;
    try {
      if (!this.allowance.takeControlFrame()) throw tooMany();
      this.services.limits.take('message', this.who);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refuse(error, null);
      return false;
    }
  }

  /** Is the connection closing? Then frames are ignored, and a peer that keeps sending is an offender. */
  private isLate(): boolean {
    if (this.socket.readyState === this.socket.OPEN) return false;
    if (++this.lateFrames > MAX_LATE_FRAMES) this.stopReading();
    return true;
  }

  /**
   * Stops reading from a flooding peer. The connection stays open for a moment, so that the peer can read why, and does
   * not open another at once.
   */
  private stopReading(): void {
    if (this.isOffender) return;
    this.isOffender = true;
    this.services.offenders.count('flood');
    this.socket.pause();
    this.hangUpWithin(OFFENDER_CLOSE_TIMEOUT_MS);
  }

  /** Counts a TCP segment, and closes a connection that sends more than its messages could need. */
  private meter(length: number): void {
    if (this.allowance.takePiece(length) && this.services.limits.mayReceive(this.caller.network)) return;
    this.dismiss(POLICY, 'slow-down');
    this.stopReading();
  }

  private passOn(message: FromClient): void {
    if (message.type === 'join') this.join(message);
    else if (this.table === null) throw new Refused('join-first', 'The first message is "join".');
    else if (message.type === 'ping') this.send(PONG);
    else if (this.joining === null) this.deliver(this.table, message);
    else void this.joining.then(() => this.attempt(message.type, () => this.passOn(message)));
  }

  private deliver(table: string, message: TableMessage): void {
    const { limit } = MESSAGES[message.type];
    // `hear` has counted it as a message already.
    if (limit !== 'message') this.services.limits.take(limit, this.who);
    this.toTable(table, { kind: 'said', client: this.id, message }, message.type, () =>
      this.dismiss(POLICY, 'no-such-table'),
    );
  }

  private join(join: Join): void {
    const { guests, codeGuessLimit, limits } = this.services;
    const { address, network, isNew, keepsCookies } = this.caller;
    if (this.table !== null)
      throw new Refused('joined-already', 'You are at a table: open another connection for another.');
    if (join.version !== PROTOCOL_VERSION)
      throw new Refused(
        'version',
        `This server speaks version ${PROTOCOL_VERSION}, not ${join.version}: reload the page.`,
      );
    const isScreen = join.as === 'screen';
    const guest = isNew && join.pass !== undefined && !isScreen ? guests.guestOf(join.pass) : this.caller.guest;
    if (guest === null)
      throw new Refused('bad-pass', 'This server did not make that pass, or it was withdrawn: join without it.');
    if (network !== null && !codeGuessLimit.allowed(address))
      throw new Refused('slow-down', `Too many unknown codes: try again in ${codeGuessLimit.wait(address)} seconds.`);
    const isNewcomer = isNew && join.pass === undefined && !isScreen;
    if (isNewcomer) limits.take('guest', this.who);
    this.guest = guest;
    const pass = isNewcomer && !keepsCookies ? guests.sessionOf(guest) : null;
    const visitor = { client: this.id, guest, pass, network: guests.networkHash(networkOf(address)) };
    const from = isScreen ? { ...visitor, guest: SCREEN, openedBy: guest } : visitor;
    // A table is told nothing of a screen by which an older node could take it for somebody.
    const { type, version, table, since, as } = join;
    const said: Join = isScreen ? { type, version, table, since, as } : join;
    const seats = this.services.seatsAt(join.table);
    if (seats instanceof Promise) {
      this.table = join.table;
      this.joining = seats
        .then((known) => this.attempt('join', () => this.enter(known, from, said)))
        .catch((error: unknown) => this.fail(error, 'join'))
        .finally(() => {
          this.joining = null;
        });
    } else this.enter(seats, from, said);
  }

  private enter(seats: number | null, from: Arrival, join: Join): void {
    this.table = null;
    if (this.isOver) return;
    if (seats !== null) this.services.limits.takeJoin(join.table, seats, this.who);
    // More messages may come in the same turn.
    this.table = join.table;
    this.toTable(join.table, { kind: 'arrived', from, join }, 'join', () => {
      this.table = null;
      this.services.codeGuessLimit.wrong(this.caller.address);
      throw new Refused('no-such-table', `There is no table "${join.table}", or none any more.`);
    });
    if (this.table !== null) clearTimeout(this.joinTimer);
  }

  /** Delivers a message to the table, now or when the table is found. */
  private toTable(table: string, message: ToTable, about: string, unknown: () => void): void {
    const settle = (isThere: boolean): void => {
      if (!isThere) unknown();
    };
    const brought = this.services.bus.toTable(table, message);
    if (typeof brought === 'boolean') settle(brought);
    else
      brought
        .then((isThere) => this.attempt(about, () => settle(isThere)))
        .catch((error: unknown) => this.fail(error, about));
  }

  /** Runs the action, and reports its refusal to the client. */
  private attempt(about: string, act: () => void): void {
    try {
      act();
    } catch (error) {
      this.fail(error, about);
    }
  }

  private fail(error: unknown, about: string): void {
    if (about === 'join') this.table = null;
    if (this.isOver) return;
    if (error instanceof Refused) this.refuse(error, about);
    else this.dismiss(CLOSE_TRY_LATER, 'internal');
  }

  private get who(): Sender {
    return { guest: this.guest, network: this.caller.network };
  }

  private endIdle(): void {
    this.refuse(new Refused('join-first', 'Nobody has joined a table by this line: open another one to join.'), null);
    this.dismiss(POLICY, 'join-first');
  }

  private refuse(refused: Refused, about: string | null): void {
    const { code, problem } = refused;
    this.services.metrics.errors.inc({ code });
    this.send(JSON.stringify({ type: 'error', ...problem, about }));
    this.faults += code === 'slow-down' ? FAULTS_PER_FLOOD : 1;
    const isTurnedAway = about === 'join' && this.table === null && code !== 'malformed';
    if (refused instanceof Unavailable) this.dismiss(refused.closeCode, refused.reason);
    else if (isTurnedAway || this.faults > MAX_FAULTS) this.dismiss(POLICY, code);
    if (this.faults > MAX_FAULTS) this.stopReading();
  }

  private hangUpWithin(milliseconds: number): void {
    clearTimeout(this.closing);
    if (!this.isOver) this.closing = setTimeout(() => this.hangUp(), milliseconds).unref();
  }

  private closed(): void {
    this.heartbeat.stop();
    clearTimeout(this.joinTimer);
    clearTimeout(this.closing);
    this.services.bus.disconnect(this.id);
    this.isOver = true;
    if (this.joining === null) this.sayGone();
    else void this.joining.then(() => this.sayGone());
  }

  /** Tells the table that the client is gone, after all its messages. */
  private sayGone(): void {
    if (this.table !== null)
      this.attempt('gone', () =>
        this.toTable(this.table ?? '', { kind: 'gone', client: this.id }, 'gone', () => undefined),
      );
  }
}

const tooMany = (): Refused => new Refused('slow-down', 'Too many messages at once: wait a moment.');

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

const typeOf = (message: object): string | null =>
  'type' in message && typeof message.type === 'string' ? message.type.slice(0, 20) : null;
