// A connection that ends in the test, and messages that a server might send.

import { type FromServer, type SocketLike, type TableInfo, toWire } from '@posse/protocol';
import { seatOf, tableOf } from './rendered-text.tsx';

type Listener = (event: never) => void;

export class Line implements SocketLike {
  readonly url: string;
  /** All messages that were sent. */
  readonly said: Readonly<Record<string, unknown>>[] = [];
  isClosed = false;
  private readonly listeners = new Map<string, Listener>();

  constructor(url = '') {
    this.url = url;
  }

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  opens(): this {
    return this.happens('open', {});
  }

  tells(...messages: readonly FromServer[]): this {
    for (const message of messages) this.happens('message', { data: JSON.stringify(toWire(message)) });
    return this;
  }

  breaks(): this {
    return this.happens('close', { code: 1006, reason: '' });
  }

  private happens(type: string, event: object): this {
    this.listeners.get(type)?.(event as never);
    return this;
  }
}

export const table = (changes: Partial<TableInfo> = {}): TableInfo =>
  tableOf([seatOf('ann'), seatOf('bob'), seatOf('cid')], { gameId: 'g1', ...changes });

/** The welcome of Bob in seat 1. */
export const welcome = (changes: Partial<TableInfo> = {}): FromServer => ({
  type: 'welcome',
  version: 2,
  you: 'bob',
  pass: null,
  seat: 1,
  table: table(changes),
  lines: [],
});

/** A possible game in which Bob is asked and has two options. */
export const gameAt = (step: number, id = 'g1'): FromServer => ({
  type: 'game',
  id,
  step,
  open: { viewer: 'spectator', step, asked: 1, options: [] },
  own: { viewer: 1, options: [0, { kind: 'play', card: [7] }, { kind: 'end' }] },
  left: 30_000,
  lucks: [],
});

/** The answer that leads to question `n`, with one fact. */
export const updateTo = (step: number, kind = 'hurt'): FromServer => ({
  type: 'update',
  step,
  facts: [{ kind }],
  open: {},
});

/** A page of the story for seat 1: this many answers from this step on, with one fact each. */
export const storyPage = (from: number, count: number): FromServer => ({
  type: 'story',
  game: 'g1',
  from,
  seat: 1,
  open: { viewer: 'spectator', step: from, asked: 1, options: [] },
  steps: Array.from({ length: count }, () => ({ facts: [{ kind: 'hurt' }], open: {}, at: 1000, own: true })),
});
