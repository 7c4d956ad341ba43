// One WebSocket: checks every message, sees to it that nobody says too much, and passes on what is good to its table.

import type { Duplex } from 'node:stream';
import { type FromClient, fromClient, MOST_BYTES, PROTOCOL_VERSION } from '@posse/protocol';
import type { RawData, WebSocket } from 'ws';
import type { LocalBus } from '../bus/local.ts';
import type { Guesses } from '../guesses.ts';
import type { Guests } from '../guests.ts';
import { checked } from '../http/malformed.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refused.ts';
import { Bucket, type Rate } from './bucket.ts';
import { textFrame } from './frame.ts';

export interface Door {
  readonly bus: LocalBus;
  readonly guests: Guests;
  readonly guesses: Guesses;
  readonly metrics: Metrics;
  readonly messageRate: Rate;
}

/** Who calls: known by his cookie, or new. */
export interface Caller {
  readonly address: string;
  readonly guest: string;
  /** He came without a cookie, so he may show a pass. */
  readonly isNew: boolean;
}

/** Who is refused so often is not worth listening to. */
const MOST_FAULTS = 200;
/** A client that reads so slowly had better come back and be sent how things stand. */
const MOST_UNREAD = 1 << 20;
const POLICY = 1008;
const TRY_LATER = 1013;

type Join = Extract<FromClient, { type: 'join' }>;

export class Connection {
  readonly id: string;
  private readonly door: Door;
  private readonly socket: WebSocket;
  /** What the socket is made of: our frames are written to it as they are. */
  private readonly raw: Duplex;
  private readonly caller: Caller;
  private readonly bucket: Bucket;
  private table: string | null = null;
  private faults = 0;
  private isHeard = true;

  constructor(id: string, socket: WebSocket, raw: Duplex, caller: Caller, door: Door) {
    this.id = id;
    this.door = door;
    this.socket = socket;
    this.raw = raw;
    this.caller = caller;
    this.bucket = new Bucket(door.messageRate, performance.now());
    door.bus.connect(id, this);
    socket.on('message', (data, isBinary) => this.hear(data, isBinary));
    socket.on('pong', () => {
      this.isHeard = true;
    });
    socket.on('close', () => this.closed());
    // What is wrong with it is told by its close.
    socket.on('error', () => undefined);
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.raw.writableLength > MOST_UNREAD) this.dismiss(TRY_LATER, 'too-slow');
    else this.raw.write(textFrame(text));
  }

  dismiss(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Without waiting for the other side to agree. */
  hangUp(): void {
    this.socket.terminate();
  }

  /** Asks whether anybody is still there; whoever did not answer the last time is gone. */
  knock(): void {
    if (!this.isHeard) this.hangUp();
    this.isHeard = false;
    this.socket.ping();
  }

  private hear(data: RawData, isBinary: boolean): void {
    this.isHeard = true;
    let about: string | null = null;
    try {
      if (!this.bucket.take(performance.now()))
        throw new Refused('slow-down', 'Too many messages at once: wait a moment.');
      const message = isBinary ? null : parsed(data.toString());
      if (message === null) throw new Refused('malformed', `A message is a JSON object of up to ${MOST_BYTES} bytes.`);
      about = typeOf(message);
      this.passOn(checked(fromClient, message, 'The message'));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refuse(error, about);
    }
  }

  private passOn(message: FromClient): void {
    if (message.type === 'join') this.join(message);
    else if (this.table === null) throw new Refused('join-first', 'The first message is "join".');
    else if (!this.door.bus.toTable(this.table, { kind: 'said', client: this.id, message }))
      this.dismiss(POLICY, 'no-such-table');
  }

  private join(join: Join): void {
    const { guests, guesses, bus } = this.door;
    const { address, isNew } = this.caller;
    if (this.table !== null)
      throw new Refused('joined-already', 'You are at a table: open another connection for another.');
    if (join.version !== PROTOCOL_VERSION)
      throw new Refused(
        'version',
        `This server speaks version ${PROTOCOL_VERSION}, not ${join.version}: reload the page.`,
      );
    const guest = isNew && join.pass !== undefined ? guests.guestOf(join.pass) : this.caller.guest;
    if (guest === null) throw new Refused('bad-pass', 'This server did not make that pass: join without it.');
    if (!guesses.allowed(address))
      throw new Refused('slow-down', `Too many unknown codes: try again in ${guesses.wait(address)} seconds.`);
    const pass = isNew && join.pass === undefined ? guests.passOf(guest) : null;
    if (!bus.toTable(join.table, { kind: 'arrived', from: { client: this.id, guest, pass }, join })) {
      guesses.wrong(address);
      throw new Refused('no-such-table', `There is no table "${join.table}", or none any more.`);
    }
    this.table = join.table;
  }

  private refuse({ code, message }: Refused, about: string | null): void {
    this.door.metrics.errors.inc({ code });
    this.send(JSON.stringify({ type: 'error', code, message, about }));
    this.faults++;
    const isTurnedAway = about === 'join' && this.table === null && code !== 'malformed';
    if (isTurnedAway || this.faults > MOST_FAULTS) this.dismiss(POLICY, code);
  }

  private closed(): void {
    this.door.bus.disconnect(this.id);
    if (this.table !== null) this.door.bus.toTable(this.table, { kind: 'gone', client: this.id });
  }
}

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
