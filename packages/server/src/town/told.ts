// What a node tells all others. It may be lost, so whoever tells tells it again, or can do without. What a newer node says besides is passed over.

import type { Broker } from '../bus/broker.ts';
import { VERSION } from '../bus/packets.ts';

type Hear = (from: string, what: unknown) => void;

export class Told {
  private readonly node: string;
  private readonly broker: Pick<Broker, 'toAll'>;
  private readonly heard = new Map<string, Hear>();

  constructor(node: string, broker: Pick<Broker, 'toAll'>) {
    this.node = node;
    this.broker = broker;
  }

  tell(kind: string, what: unknown): void {
    this.broker.toAll(JSON.stringify({ version: VERSION, from: this.node, kind, what }));
  }

  /** From now on this is called with what others tell. One for each kind; what it gets may be of any form. */
  on(kind: string, hear: Hear): void {
    this.heard.set(kind, hear);
  }

  hear(text: string): void {
    const { from, kind, what } = JSON.parse(text) as { from?: unknown; kind?: unknown; what?: unknown };
    if (typeof from !== 'string' || typeof kind !== 'string' || from === this.node) return;
    this.heard.get(kind)?.(from, what);
  }
}
