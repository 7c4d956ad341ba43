// For tests: a broker without a network, which loses what the test wants it to lose.

import type { Broker, Heard } from '../bus/broker.ts';

export class FakeBrokers {
  private readonly heard = new Map<string, Heard>();
  /** Called with whatever is sent from one node to another, or to all: false if it gets lost. */
  carries: (from: string, to: string | null, text: string) => boolean = () => true;
  /** Does it say so when nobody is there? */
  saysNobody = true;

  broker(node: string): Broker {
    return {
      listen: (heard) => void this.heard.set(node, heard),
      toNode: (to, text) => {
        if (!this.carries(node, to, text)) return;
        queueMicrotask(() => {
          const there = this.heard.get(to);
          if (there !== undefined) there.packet(text);
          else if (this.saysNobody) this.heard.get(node)?.nobody(to);
        });
      },
      toAll: (text) => {
        if (this.carries(node, null, text))
          queueMicrotask(() => {
            for (const each of [...this.heard.values()]) each.told(text);
          });
      },
      ask: async (to, text) =>
        this.carries(node, to, text) ? ((await this.heard.get(to)?.asked(text)) ?? null) : null,
    };
  }

  /** As if its process had ended. */
  remove(node: string): void {
    this.heard.delete(node);
  }
}
