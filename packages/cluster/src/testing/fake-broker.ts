// Fake brokers: sealed packets without a network, and losses that the test chooses.

import type { Broker, Channel, Transport, TransportHandler } from '../bus/broker-interface.ts';
import { type DropReason, SealedBroker } from '../bus/sealed-broker.ts';

export const FAKE_SECRET = 'the secret of all nodes in a test';

/** A sealed packet as anybody on the broker sees it. */
export interface SeenPacket {
  readonly from: string;
  readonly channel: Channel;
  readonly to: string | null;
  readonly bytes: Uint8Array;
}

export class FakeBrokers {
  private readonly handlers = new Map<string, TransportHandler>();
  private readonly greeters = new Map<string, SealedBroker>();
  /** Deliveries that wait, by frozen node. */
  private readonly held = new Map<string, (() => void)[]>();
  /** Called with each message to a node or to all; returns false to lose it. */
  carries: (from: string, to: string | null, text: string) => boolean = () => true;
  /** Does the broker report that nobody receives at a node? */
  reportsNoResponders = true;
  /** Every sealed packet that was sent. */
  readonly packets: SeenPacket[] = [];
  /** Packets that nodes have dropped. */
  readonly dropped: { readonly node: string; readonly why: DropReason }[] = [];

  broker(node: string): Broker {
    const sealed: SealedBroker = new SealedBroker(
      node,
      FAKE_SECRET,
      this.wire(node),
      (why) => void this.dropped.push({ node, why }),
    );
    this.greeters.set(node, sealed);
    return {
      listen: (heard) => sealed.listen(heard),
      toNode: (to, text) => {
        if (this.carries(node, to, text)) sealed.toNode(to, text);
      },
      toAll: (text) => {
        if (this.carries(node, null, text)) sealed.toAll(text);
      },
      ask: async (to, text, within) => {
        const isCarried = this.carries(node, to, text);
        return isCarried ? await sealed.ask(to, text, within) : null;
      },
    };
  }

  /** Sends something to one node alone, as each heartbeat does. */
  greet(from: string, to: string): void {
    this.greeters.get(from)?.toNode(to, '');
  }

  /** Sends these bytes as they are, as anybody on the broker can. */
  inject(channel: Channel, to: string | null, bytes: Uint8Array): void {
    for (const each of to === null ? this.handlers.keys() : [to])
      this.deliver(each, (there) => there.receive(channel, bytes));
  }

  /** Sends the hint that nobody receives at a node. */
  hintNoResponders(to: string, node: string): void {
    this.deliver(to, (there) => there.noResponders(node));
  }

  /** Removes a node, as if its process had ended. */
  remove(node: string): void {
    this.handlers.delete(node);
  }

  /** Freezes a node. Packets for it wait. */
  freeze(node: string): void {
    this.held.set(node, []);
  }

  thaw(node: string): void {
    const waiting = this.held.get(node) ?? [];
    this.held.delete(node);
    for (const hear of waiting) queueMicrotask(hear);
  }

  private wire(node: string): Transport {
    return {
      listen: async (heard) => void this.handlers.set(node, heard),
      send: (channel, to, bytes) => {
        this.packets.push({ from: node, channel, to, bytes });
        if (to === null || this.handlers.has(to)) this.inject(channel, to, bytes);
        else if (this.reportsNoResponders && channel === 'node') this.hintNoResponders(node, to);
      },
    };
  }

  private deliver(to: string, hear: (there: TransportHandler) => void): void {
    const heard = (): void => {
      const there = this.handlers.get(to);
      if (there !== undefined) hear(there);
    };
    queueMicrotask(() => {
      const held = this.held.get(to);
      if (held === undefined) heard();
      else held.push(heard);
    });
  }
}
