// What a node tells all others. It may be lost, so whoever tells tells it again, or can do without. What a newer node says besides is passed over.

import type { Broker } from './broker.ts';

type BroadcastHandler = (from: string, what: unknown) => void;

export class Broadcasts {
  private readonly node: string;
  private readonly broker: Pick<Broker, 'toAll'>;
  private readonly handlers = new Map<string, BroadcastHandler>();

  constructor(node: string, broker: Pick<Broker, 'toAll'>) {
    this.node = node;
    this.broker = broker;
  }

  send(kind: string, what: unknown): void {
    this.broker.toAll(JSON.stringify({ kind, what }));
  }

  /** From now on this is called with what others tell. One for each kind; what it gets may be of any form. */
  on(kind: string, hear: BroadcastHandler): void {
    this.handlers.set(kind, hear);
  }

  receive(from: string, text: string): void {
    if (from === this.node) return;
    const { kind, what } = JSON.parse(text) as { kind?: unknown; what?: unknown };
    if (typeof kind !== 'string') return;
    this.handlers.get(kind)?.(from, what);
  }
}
