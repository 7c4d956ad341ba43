// Broadcasts from one node to all others, by kind.
// A lost one is sent again, or does no harm. Unknown kinds are ignored.

import type { Broker } from './broker-interface.ts';

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

  /** Registers the handler of a kind. It gets whatever a node sent, so it has to check the form. */
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
