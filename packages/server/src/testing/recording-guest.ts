// A client without a socket that records everything it receives, for tests.

import type { AnswerBase, Json, Seat } from '@posse/engine';
import type { FromClient, FromServer, Heard, OptionGroup, TableInfo } from '@posse/protocol';
import { fromServer, fromWire, patched, randomHex, tableAfter, unpackOptions } from '@posse/protocol';
import type { TableMessage, ToTable } from '../bus/bus.ts';
import type { LocalBus } from '../bus/local-bus.ts';
import { Refused } from '../refused-request.ts';
import { SCREEN } from '../tables/people/participants.ts';
import { within } from './wait-until.ts';

export type Join = Extract<FromClient, { type: 'join' }>;
export type Said = TableMessage;

/** The fields that both games show. */
export interface View {
  readonly step: number;
  readonly viewer: number | 'spectator';
  readonly asked: number | null;
  readonly options: readonly AnswerBase[];
  readonly players: readonly {
    readonly alive: boolean;
    readonly role: string | null;
    readonly character: string;
    readonly hand?: readonly Json[];
  }[];
}

/** The guest's copy of the game, built from the game and its updates. */
interface Picture {
  readonly game: string;
  readonly step: number;
  readonly open: Json;
  readonly own: Json;
}

export class Guest {
  readonly heard: FromServer[] = [];
  /** The table's information, each time that the guest was sent it. */
  readonly tables: TableInfo[] = [];
  readonly client = randomHex();
  readonly id: string;
  /** The reason for which the table closed this connection. */
  dismissed: string | null = null;
  private readonly bus: LocalBus;
  private readonly table: string;
  private picture: Picture | null;
  /** The number of messages that the copy of the game includes. */
  private seen = 0;
  /** How often the table has answered `settle`. */
  private settled = 0;
  /** Called whenever a message arrives. */
  private readonly listeners = new Set<() => void>();
  /** The view that was read last, cached. */
  private viewed: { readonly picture: Picture; readonly view: View } | null = null;

  /** With `picture` the guest has followed the game before. */
  constructor(
    bus: LocalBus,
    id: string,
    table: string,
    join: Partial<Join>,
    picture: Picture | null = null,
    network: string | null = null,
  ) {
    this.picture = picture;
    this.bus = bus;
    this.id = id;
    this.table = table;
    bus.connect(this.client, {
      send: (text) => this.hear(fromWire(fromServer.parse(JSON.parse(text)))),
      dismiss: (_, reason) => this.dismiss(reason),
    });
    const visitor = { client: this.client, guest: id, pass: null, network };
    const from = join.as === 'screen' ? { ...visitor, guest: SCREEN, openedBy: id } : visitor;
    this.tell({ kind: 'arrived', from, join: { type: 'join', version: 2, table, ...join } });
  }

  private hear(message: FromServer): void {
    this.heard.push(message);
    if (message.type === 'settled') this.settled++;
    if (message.type === 'welcome') this.tables.push(message.table);
    if (message.type === 'table') {
      const table = tableAfter(this.info, message.changes);
      if (table === null) throw new Error(`${this.id} can't make out what is different: ${JSON.stringify(message)}`);
      this.tables.push(table);
    }
    for (const listener of this.listeners) listener();
  }

  private dismiss(reason: string): void {
    this.dismissed ??= reason;
    for (const listener of this.listeners) listener();
  }

  /**
   * Calls the listener as soon as this guest receives something, before the table does anything else. Returns a
   * function that stops this.
   */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  say(message: Said): this {
    this.tell({ kind: 'said', client: this.client, message });
    return this;
  }

  /** Sends a message and waits until the table has handled it. Returns the code of the refusal, or null. */
  async does(message: Said): Promise<string | null> {
    const before = this.all('error').length;
    this.say(message);
    await this.isHeard();
    return this.all('error')[before]?.code ?? null;
  }

  /** Resolves when the table has handled everything that the guest sent so far, or their arrival. */
  async isHeard(): Promise<this> {
    const { settled } = this;
    this.say({ type: 'settle' });
    await whenHeard([this], () => this.settled > settled || this.dismissed !== null, 'an answer of the table');
    return this;
  }

  /** Chooses one of the options. */
  answer(option = 0): this {
    return this.say({ type: 'answer', step: this.view.step, option });
  }

  hangUp(): void {
    this.bus.disconnect(this.client);
    this.tell({ kind: 'gone', client: this.client });
  }

  /** Delivers a message as a real connection does: a guest who reaches no table is dismissed. */
  private tell(message: ToTable): void {
    void this.brought(message).then((trouble) => {
      if (message.kind !== 'gone' && trouble !== null) this.dismiss(trouble);
    });
  }

  private async brought(message: ToTable): Promise<string | null> {
    try {
      return (await this.bus.toTable(this.table, message)) ? null : 'no-such-table';
    } catch (error) {
      if (error instanceof Refused) return error.code;
      throw error;
    }
  }

  all<T extends FromServer['type']>(type: T): Heard<T>[] {
    return this.heard.filter((message): message is Heard<T> => message.type === type);
  }

  last<T extends FromServer['type']>(type: T): Heard<T> {
    const found = this.all(type).at(-1);
    if (found === undefined) throw new Error(`${this.id} has heard no "${type}"`);
    return found;
  }

  get info(): TableInfo {
    const found = this.tables.at(-1);
    if (found === undefined) throw new Error(`${this.id} has heard nothing of the table`);
    return found;
  }

  /** The guest's seat, according to the messages that they received. */
  get seat(): number | null {
    const found = this.heard.filter((message) => message.type === 'seat' || message.type === 'welcome').at(-1);
    return found?.seat ?? null;
  }

  get token(): string {
    return this.all('seat').at(-1)?.token ?? '';
  }

  /** The chat lines that the guest received. */
  get talk(): string[] {
    return this.all('line').flatMap(({ line }) => (line.notice === undefined ? [line.text] : []));
  }

  /** The notices of the table. */
  get notices(): string[] {
    return this.all('line').flatMap(({ line }) => (line.notice === undefined ? [] : [`${line.name}: ${line.notice}`]));
  }

  /** Reconnects, and tells how far the guest has followed the game. */
  returns(join: Partial<Join> = {}, bus: LocalBus = this.bus): Promise<Guest> {
    const { game, step } = this.drawn;
    return new Guest(bus, this.id, this.table, { since: { game, step }, ...join }, this.drawn).isHeard();
  }

  /** The guest's view of the game. */
  get view(): View {
    const picture = this.drawn;
    if (this.viewed?.picture !== picture) this.viewed = { picture, view: this.viewOf(picture) };
    return this.viewed.view;
  }

  private viewOf({ open, own, step }: Picture): View {
    const view = patched(open, own) as unknown as View & { readonly options: readonly OptionGroup[] };
    return { ...view, step, options: unpackOptions(this.info.game, view.viewer as Seat, view.options) };
  }

  private get drawn(): Picture {
    for (; this.seen < this.heard.length; this.seen++) {
      const message = this.heard[this.seen];
      if (message?.type === 'game') {
        const { id, step, open, own } = message;
        this.picture = { game: id, step, open, own };
      } else if (message?.type === 'update') this.picture = drawnOn(this.picture, message);
    }
    if (this.picture === null) throw new Error(`${this.id} has seen no game`);
    return this.picture;
  }
}

/** Waits until the condition holds. It is checked whenever one of these guests receives something, never polled. */
export function whenHeard(guests: readonly Guest[], holds: () => boolean, what?: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isLooking = false;
  const look = (): void => {
    isLooking = false;
    try {
      if (holds()) resolve();
    } catch (error) {
      reject(error);
    }
  };
  // One message is told to everybody in one go. Behind it, but before the table does anything else, all of them have heard it.
  const listener = (): void => {
    if (!isLooking) queueMicrotask(look);
    isLooking = true;
  };
  const stops = guests.map((guest) => guest.listen(listener));
  look();
  return within(promise, what).finally(() => {
    for (const stop of stops) stop();
  });
}

function drawnOn(picture: Picture | null, { step, open, own }: Heard<'update'>): Picture {
  if (picture?.step !== step - 1) throw new Error(`update ${step} came after ${picture?.step}`);
  return { game: picture.game, step, open: patched(picture.open, open), own: own ?? picture.own };
}
