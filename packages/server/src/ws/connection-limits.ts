// The rate limits of one WebSocket connection: messages, pings, bytes and TCP segments.

import { type FromClient, MAX_MESSAGE_BYTES } from '@posse/protocol';
import { Bucket, type Rate } from '../limits/token-bucket.ts';

/** The size of the largest message with the head of its frame. It may come in a few TCP segments. */
const MAX_FRAME_BYTES = MAX_MESSAGE_BYTES + 14;
const MAX_PIECES_PER_MESSAGE = 8;
const PING = JSON.stringify({ type: 'ping' } satisfies FromClient);
/** The rate of pings that are answered in addition to other messages. More of them count like any message. */
const PING_RATE: Rate = { perSecond: 1, burst: 5 };

export class Allowance {
  private readonly messages: Bucket;
  private readonly pings: Bucket;
  private readonly bytes: Bucket;
  private readonly pieces: Bucket;

  constructor(rate: Rate) {
    const now = performance.now();
    this.messages = new Bucket(rate, now);
    this.pings = new Bucket(PING_RATE, now);
    this.bytes = new Bucket(times(MAX_FRAME_BYTES, rate), now);
    this.pieces = new Bucket(times(MAX_PIECES_PER_MESSAGE, rate), now);
  }

  /** Counts a message, null for a binary one. False if it is one too many. */
  takeMessage(text: string | null): boolean {
    const now = performance.now();
    return (text === PING && this.pings.take(now)) || this.messages.take(now);
  }

  /** A control frame counts like a message. */
  takeControlFrame(): boolean {
    return this.messages.take(performance.now());
  }

  /** Counts a TCP segment of this size. False if the connection sends more than its messages could need. */
  takePiece(bytes: number): boolean {
    const now = performance.now();
    return this.bytes.take(now, bytes) && this.pieces.take(now);
  }
}

const times = (factor: number, { perSecond, burst }: Rate): Rate => ({
  perSecond: factor * perSecond,
  burst: factor * burst,
});
