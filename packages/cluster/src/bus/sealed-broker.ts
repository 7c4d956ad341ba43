// The broker of a town: seals what it sends, and drops whatever it can't open.

import { type Broker, type Channel, type Heard, subjectOf, type Wire } from './broker.ts';
import { type Drop, type Opened, Seal } from './sealed-packets.ts';

/** `failed`: it was authentic, but dealing with it threw an error. */
export type Dropped = Drop | 'failed';

interface Asked {
  readonly node: string;
  answer(text: string): void;
}

export class SealedBroker implements Broker {
  private readonly node: string;
  private readonly wire: Wire;
  private readonly seal: Seal;
  private readonly dropped: (why: Dropped, error: unknown) => void;
  /** By the running number of the question. */
  private readonly asked = new Map<number, Asked>();

  constructor(node: string, secret: string, wire: Wire, dropped: (why: Dropped, error: unknown) => void) {
    this.node = node;
    this.wire = wire;
    this.seal = new Seal(node, secret);
    this.dropped = dropped;
  }

  listen(heard: Heard): Promise<void> {
    return this.wire.listen({
      bytes: (channel, bytes) => this.guard(() => this.receive(heard, channel, bytes)),
      nobody: (node) => this.guard(() => heard.nobody(node)),
    });
  }

  toNode(node: string, text: string): void {
    this.send('node', node, text);
  }

  toAll(text: string): void {
    this.send('town', null, text);
  }

  ask(node: string, text: string, within: number): Promise<string | null> {
    return new Promise((resolve) => {
      const sequence = this.send('ask', node, text);
      const done = (answer: string | null): void => {
        clearTimeout(timer);
        this.asked.delete(sequence);
        resolve(answer);
      };
      const timer = setTimeout(done, within, null);
      this.asked.set(sequence, { node, answer: done });
    });
  }

  private send(channel: Channel, node: string | null, text: string): number {
    const { sequence, bytes } = this.seal.seal(subjectOf(channel, node), text);
    this.wire.send(channel, node, bytes);
    return sequence;
  }

  private receive(heard: Heard, channel: Channel, bytes: Uint8Array): void {
    const isForAll = channel === 'town';
    const opened = this.seal.open(subjectOf(channel, isForAll ? null : this.node), bytes, isForAll);
    if (typeof opened === 'string') this.dropped(opened, null);
    else if (channel === 'node') heard.packet(opened.from, opened.text);
    else if (channel === 'town') heard.told(opened.from, opened.text);
    else if (channel === 'ask') void this.answer(heard, opened);
    else this.answered(opened);
  }

  private async answer(heard: Heard, { from, sequence, text }: Opened): Promise<void> {
    try {
      const answer = await heard.asked(from, text);
      if (answer !== null) this.send('answer', from, `${sequence} ${answer}`);
    } catch (error) {
      this.dropped('failed', error);
    }
  }

  /** An answer names its question, and counts only if it comes from the node that was asked. */
  private answered({ from, text }: Opened): void {
    const space = text.indexOf(' ');
    const asked = this.asked.get(Number(text.slice(0, space)));
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
