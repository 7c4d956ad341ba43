// The link to one other node: packs and numbers messages, and resets after a loss.
// One turn of the event loop makes one packet. If a number is missing, both sides start a new round at 0, and everybody
// who talked over the link resumes.

import type { ClientId } from '@posse/server/infrastructure';
import type { Heartbeat, Item, Packet } from './node-packets.ts';

/** The maximum length of a packet. Brokers accept a megabyte, and a UTF-16 unit takes up to three bytes. */
const MAX_PACKET_LENGTH = 200_000;

/** An item in the queue. A text can still get further receivers. */
type Waiting = Exclude<Item, { kind: 'text' }> | { kind: 'text'; to: ClientId[]; text: string };

export interface LinkHandler {
  send(text: string): void;
  /** Called when something was lost in either direction: everybody who talked over this link has to resume. */
  broken(): void;
}

export class Link {
  private readonly handler: LinkHandler;
  private round = 0;
  /** The numbers of the next packet to send, and of the next one to receive. */
  private sent = 0;
  private expected = 0;
  private readonly waiting: Waiting[] = [];
  private isDue = false;

  constructor(ends: LinkHandler) {
    this.handler = ends;
  }

  enqueue(item: Item): void {
    const last = this.waiting.at(-1);
    if (item.kind === 'text' && last?.kind === 'text' && last.text === item.text) last.to.push(...item.to);
    else this.waiting.push(item.kind === 'text' ? { ...item, to: [...item.to] } : item);
    if (this.isDue) return;
    this.isDue = true;
    setImmediate(() => this.flush());
  }

  sendHeartbeat(heartbeat: Heartbeat): void {
    this.flush();
    this.send(`"number":${this.sent},"beat":${JSON.stringify(heartbeat)}`);
  }

  /** Returns the items to handle now: none if a packet is missing before them, or if they are from an earlier round. */
  accept({ round, number, items }: Packet): readonly Item[] {
    if (round < this.round) return [];
    if (round > this.round) this.startRound(round);
    // This packet was handled before, or skipped by a reset.
    if (number < this.expected) return [];
    // A heartbeat names the number of the next packet.
    if (number !== this.expected) {
      this.reset();
      return [];
    }
    if (items === undefined) return [];
    this.expected++;
    return items;
  }

  private reset(): void {
    this.startRound(this.round + 1);
    // The other side has to know at once.
    this.send('"number":0');
  }

  /** Sends everything that is queued. */
  flush(): void {
    this.isDue = false;
    let letters = 0;
    let packed: string[] = [];
    for (const item of this.waiting.splice(0)) {
      const text = JSON.stringify(item);
      if (letters + text.length > MAX_PACKET_LENGTH) {
        this.pack(packed);
        packed = [];
        letters = 0;
      }
      packed.push(text);
      letters += text.length;
    }
    this.pack(packed);
  }

  private pack(items: readonly string[]): void {
    if (items.length === 0) return;
    this.send(`"number":${this.sent},"items":[${items.join(',')}]`);
    this.sent++;
  }

  /** Drops the queue: it is from or for clients that have to resume. */
  private startRound(round: number): void {
    this.round = round;
    this.sent = 0;
    this.expected = 0;
    this.waiting.length = 0;
    this.handler.broken();
  }

  /** Sends these fields, given as JSON. */
  private send(fields: string): void {
    this.handler.send(`{"round":${this.round},${fields}}`);
  }
}
