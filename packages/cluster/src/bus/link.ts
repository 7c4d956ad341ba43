// The line to one other node. What goes there in one turn of the event loop is one packet, and packets are numbered in both directions.
// Where one is missing, the line is mended: both sides count from 0 in the next round, and whoever talked over it resumes.

import type { ClientId } from '@posse/server/infrastructure';
import type { Heartbeat, Item, Packet } from './packets.ts';

/** Letters of one packet at the most: brokers take a megabyte, and a letter may take three bytes. */
const MAX_PACKET_LENGTH = 200_000;

/** A text may still get another reader. */
type Waiting = Exclude<Item, { kind: 'text' }> | { kind: 'text'; to: ClientId[]; text: string };

export interface LinkHandler {
  send(text: string): void;
  /** Something was lost, on the way here or there: whoever talked over this line has to resume. */
  broken(): void;
}

export class Link {
  private readonly handler: LinkHandler;
  private round = 0;
  /** The number of the next packet to send, and of the next one to come. */
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

  sendHeartbeat(beat: Heartbeat): void {
    this.flush();
    this.send(`"number":${this.sent},"beat":${JSON.stringify(beat)}`);
  }

  /** The items to be dealt with now: none if something is missing before them, or if they are from before the line was mended. */
  accept({ round, number, items }: Packet): readonly Item[] {
    if (round < this.round) return [];
    if (round > this.round) this.startRound(round);
    // It was dealt with before, or skipped when the line was mended.
    if (number < this.expected) return [];
    // A beat says how many there were before it.
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
    // At once: the other side is to know.
    this.send('"number":0');
  }

  /** Sends what is waiting. */
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

  /** What is waiting goes nowhere: it is from or for those who have to resume. */
  private startRound(round: number): void {
    this.round = round;
    this.sent = 0;
    this.expected = 0;
    this.waiting.length = 0;
    this.handler.broken();
  }

  /** With these fields, as JSON. */
  private send(fields: string): void {
    this.handler.send(`{"round":${this.round},${fields}}`);
  }
}
