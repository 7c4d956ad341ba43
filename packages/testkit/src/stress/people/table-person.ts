// A person at a table, honest or not, with a reconnecting client and a log.

import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random } from '@posse/engine';
import {
  type AnyView,
  type FromClient,
  fromWire,
  PROTOCOL_VERSION,
  type Said,
  type SocketLike,
  TableClient,
  toWire,
  type WireFromServer,
} from '@posse/protocol';
import { isAskedToDealAnyway } from '../deal-anyway.ts';
import { MessageLog } from './message-log.ts';

export interface TableAddress {
  /** The address of the server's WebSocket. */
  readonly url: string;
  /** The code of the table. */
  readonly table: string;
  readonly random: Random;
}

type Join = Partial<Omit<Said<'join'>, 'type'>>;

/** The reconnection times: almost at once, because there are many games to play. */
const TIMING = { firstWait: 20, longestWait: 100 };
/** The maximum wait for a reply in milliseconds. After that the connection was lost. */
const REPLY_TIMEOUT_MS = 4000;
/** The longest pause of this simulated player before an answer, in milliseconds. */
const MAX_THINK_MS = 24;

export class Person {
  readonly name: string;
  readonly logs: MessageLog[] = [];
  /** The guest's public id; empty before the first welcome. */
  you = '';
  /** All ids that the table has known this person by: with the token of another seat they become its holder. */
  readonly guests = new Set<string>();
  /** All seat tokens that were received, including invalid ones. */
  readonly tokens: string[] = [];
  tickets: string[] = [];
  client: TableClient;
  /** True if the person lets their time run out. */
  isIdle = false;
  private readonly place: TableAddress;
  private pass: string | null;
  private socket: WebSocket | null = null;
  private considered = '';
  private settled = 0;
  /** Refusals of this person's messages, newest last. */
  private readonly refusals: { readonly about: string | null; readonly code: string }[] = [];

  constructor(place: TableAddress, name: string, pass: string | null = null) {
    this.place = place;
    this.name = name;
    this.pass = pass;
    this.client = this.connect();
  }

  get isHere(): boolean {
    return this.client.status === 'open';
  }

  /** Joins again after a removal or a disconnection. */
  arrive(): void {
    if (this.client.status === 'stopped') this.client = this.connect();
  }

  leaveForGood(): void {
    this.client.stop();
  }

  /** Disconnects; the client reconnects by itself. */
  cut(): void {
    this.socket?.close();
  }

  /** Sends a message, and waits until it is handled. Returns null, or the code of the refusal. */
  async does(message: FromClient): Promise<string | null> {
    if (!this.isHere || this.socket?.readyState !== WebSocket.OPEN) return 'not-here';
    const { socket, settled, refusals } = this;
    const before = refusals.length;
    socket.send(JSON.stringify(toWire(message)));
    socket.send(JSON.stringify({ type: 'settle' }));
    const isDone = (): boolean => this.settled > settled || socket.readyState !== WebSocket.OPEN;
    for (const end = performance.now() + REPLY_TIMEOUT_MS; !isDone() && performance.now() < end; ) await pause(1);
    return refusals.slice(before).find(({ about }) => about === message.type)?.code ?? null;
  }

  /** Sends a different join on another connection, listens for a moment and disconnects. */
  async probe(join: Join): Promise<void> {
    const { url, table } = this.place;
    const log = this.newLog();
    const socket = new WebSocket(url);
    const over = Promise.withResolvers<void>();
    socket.addEventListener('open', () => {
      const who = {
        type: 'join' as const,
        version: PROTOCOL_VERSION,
        table,
        ...(this.pass !== null && { pass: this.pass }),
      };
      socket.send(JSON.stringify(toWire({ ...who, ...join })));
      socket.send(JSON.stringify({ type: 'settle' }));
    });
    socket.addEventListener('message', ({ data }) => {
      this.hear(log, String(data));
      if (data === SETTLED) over.resolve();
    });
    socket.addEventListener('close', () => over.resolve());
    socket.addEventListener('error', () => over.resolve());
    await Promise.race([over.promise, pause(REPLY_TIMEOUT_MS, undefined, { ref: false })]);
    socket.close();
  }

  private connect(): TableClient {
    const { url, table } = this.place;
    return new TableClient({
      url,
      table,
      name: this.name,
      ...(this.pass !== null && { pass: this.pass }),
      timing: TIMING,
      open: (address) => this.open(address),
      on: { changed: (client) => this.consider(client) },
    });
  }

  private newLog(): MessageLog {
    const log = new MessageLog();
    this.logs.push(log);
    return log;
  }

  private open(address: string): SocketLike {
    const socket = new WebSocket(address);
    const log = this.newLog();
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      this.hear(log, text);
      if (text === SETTLED) this.settled++;
      if (this.you === '') this.you = [...this.guests][0] ?? '';
    });
    return socket as SocketLike;
  }

  private hear(log: MessageLog, text: string): void {
    log.note(text);
    if (!PERSONAL.test(text)) return;
    const told = fromWire(JSON.parse(text) as WireFromServer);
    if (told.type === 'welcome') {
      this.guests.add(told.you);
      this.pass ??= told.pass;
    } else if (told.type === 'seat' && told.token !== null) this.tokens.push(told.token);
    else if (told.type === 'ticket') this.tickets.push(told.ticket);
    else if (told.type === 'error') {
      this.refusals.push(told);
      this.pass ??= told.pass ?? null;
    }
  }

  /** Reacts to a change: answers a question after a pause. */
  private consider(client: TableClient<AnyView>): void {
    const { game, seat, status, table } = client;
    if (status === 'open' && isAskedToDealAnyway(client)) client.dealAnyway(true);
    if (game === null || status !== 'open' || table?.phase !== 'playing' || this.isIdle) return;
    const question = `${game.id} ${game.step} ${seat}`;
    if (game.view.asked !== seat || game.view.viewer !== seat || question === this.considered) return;
    this.considered = question;
    // The table answers forced public questions by itself.
    if (game.view.options.length === 0) return;
    const option = below(this.place.random, game.view.options.length);
    setTimeout(() => client.game?.step === game.step && client.answer(option), below(this.place.random, MAX_THINK_MS));
  }
}

const SETTLED = '{"type":"settled"}';
/** Messages to one guest, which are worth keeping. */
const PERSONAL = /^\{"type":"(welcome|seat|ticket|error)"/;
