// For tests: a broker without a network, which loses what the test wants it to lose.

import type { Broker, Heard } from '../bus/broker.ts';

export class FakeBrokers {
  private readonly heard = new Map<string, Heard>();
  /** By node that gets no time: what waits for it. */
  private readonly held = new Map<string, (() => void)[]>();
  /** Called with whatever is sent from one node to another, or to all: false if it gets lost. */
  carries: (from: string, to: string | null, text: string) => boolean = () => true;
  /** Does it say so when nobody is there? */
  saysNobody = true;

  broker(node: string): Broker {
    return {
      listen: async (heard) => void this.heard.set(node, heard),
      toNode: (to, text) => {
        if (!this.carries(node, to, text)) return;
        if (this.heard.has(to)) this.bring(to, (there) => there.packet(text));
        else if (this.saysNobody) this.bring(node, (here) => here.nobody(to));
      },
      toAll: (text) => {
        if (this.carries(node, null, text))
          for (const to of this.heard.keys()) this.bring(to, (there) => there.told(text));
      },
      ask: async (to, text) =>
        this.carries(node, to, text) ? ((await this.heard.get(to)?.asked(text)) ?? null) : null,
    };
  }

  /** As if its process had ended. */
  remove(node: string): void {
    this.heard.delete(node);
  }

  /** It gets no time. What comes for it waits. */
  freeze(node: string): void {
    this.held.set(node, []);
  }

  thaw(node: string): void {
    const waiting = this.held.get(node) ?? [];
    this.held.delete(node);
    for (const hear of waiting) queueMicrotask(hear);
  }

  private bring(to: string, hear: (there: Heard) => void): void {
    const heard = (): void => {
      const there = this.heard.get(to);
      if (there !== undefined) hear(there);
    };
    queueMicrotask(() => {
      const held = this.held.get(to);
      if (held === undefined) heard();
      else held.push(heard);
    });
  }
}
