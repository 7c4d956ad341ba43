// What a node tells all others. It may be lost, so whoever tells tells it again, or can do without. What a newer node says besides is passed over.

import type { Broker } from './broker.ts';

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
    this.broker.toAll(JSON.stringify({ kind, what }));
  }

  /** From now on this is called with what others tell. One for each kind; what it gets may be of any form. */
  on(kind: string, hear: Hear): void {
    this.heard.set(kind, hear);
  }

  hear(from: string, text: string): void {
    if (from === this.node) return;
    const { kind, what } = JSON.parse(text) as { kind?: unknown; what?: unknown };
    if (typeof kind !== 'string') return;
    this.heard.get(kind)?.(from, what);
  }
}
