// Seals what a node sends, and drops what it can't open.

import { type Broker, type BrokerHandler, type Channel, subjectOf, type Transport } from './broker-interface.ts';
import { type OpenedPacket, PacketSeal, type RejectReason } from './sealed-packets.ts';

/** `failed`: the packet was authentic, but handling it threw an error. */
export type DropReason = RejectReason | 'failed';

interface PendingQuestion {
  readonly node: string;
  answer(text: string): void;
}

export class SealedBroker implements Broker {
  private readonly node: string;
  private readonly transport: Transport;
  private readonly seal: PacketSeal;
  private readonly dropped: (why: DropReason, error: unknown) => void;
  /** The pending questions by their running number. */
  private readonly pending = new Map<number, PendingQuestion>();

  constructor(node: string, secret: string, wire: Transport, dropped: (why: DropReason, error: unknown) => void) {
    this.node = node;
    this.transport = wire;
    this.seal = new PacketSeal(node, secret);
    this.dropped = dropped;
  }

  listen(handler: BrokerHandler): Promise<void> {
    return this.transport.listen({
      receive: (channel, bytes) => this.guard(() => this.receive(handler, channel, bytes)),
      noResponders: (node) => this.guard(() => handler.noResponders(node)),
    });
  }

  toNode(node: string, text: string): void {
    this.send('node', node, text);
  }

  toAll(text: string): void {
    this.send('all', null, text);
  }

  ask(node: string, text: string, within: number): Promise<string | null> {
    return new Promise((resolve) => {
      const sequence = this.send('ask', node, text);
      const done = (answer: string | null): void => {
        clearTimeout(timer);
        this.pending.delete(sequence);
        resolve(answer);
      };
      const timer = setTimeout(done, within, null);
      this.pending.set(sequence, { node, answer: done });
    });
  }

  private send(channel: Channel, node: string | null, text: string): number {
    const { sequence, bytes } = this.seal.seal(subjectOf(channel, node), text);
    this.transport.send(channel, node, bytes);
    return sequence;
  }

  private receive(handler: BrokerHandler, channel: Channel, bytes: Uint8Array): void {
    const isForAll = channel === 'all';
    const opened = this.seal.open(subjectOf(channel, isForAll ? null : this.node), bytes, isForAll);
    if (typeof opened === 'string') this.dropped(opened, null);
    else if (channel === 'node') handler.packet(opened.from, opened.text);
    else if (channel === 'all') handler.broadcast(opened.from, opened.text);
    else if (channel === 'ask') void this.answer(handler, opened);
    else this.answered(opened);
  }

  private async answer(handler: BrokerHandler, { from, sequence, text }: OpenedPacket): Promise<void> {
    try {
      const answer = await handler.ask(from, text);
      if (answer !== null) this.send('answer', from, `${sequence} ${answer}`);
    } catch (error) {
      this.dropped('failed', error);
    }
  }

  /** Handles an answer. It names its question, and counts only if it comes from the node that was asked. */
  private answered({ from, text }: OpenedPacket): void {
    const space = text.indexOf(' ');
    const asked = this.pending.get(Number(text.slice(0, space)));
    if (asked?.node === from) asked.answer(text.slice(space + 1));
  }

  private guard(deal: () => void): void {
    try {
      deal();
    } catch (error) {
      this.dropped('failed', error);
    }
  }
}
