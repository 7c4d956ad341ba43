// The rate limits of one WebSocket connection: messages, pings, bytes and TCP segments.

import { type FromClient, MAX_MESSAGE_BYTES } from '@posse/protocol';
import { Bucket, type Rate } from '../limits/token-bucket.ts';

/** A message at its maximum size, with the head of its frame, split into a few TCP segments. */
const MAX_FRAME_BYTES = MAX_MESSAGE_BYTES + 14;
const MAX_PIECES_PER_MESSAGE = 8;
const PING = JSON.stringify({ type: 'ping' } satisfies FromClient);
/** Pings that are answered besides all other messages; more of them count like any message. */
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

  /** False if the message is one too many; null stands for a binary one. */
  takeMessage(text: string | null): boolean {
    const now = performance.now();
    return (text === PING && this.pings.take(now)) || this.messages.take(now);
  }

  /** A control frame counts like a message. */
  takeControlFrame(): boolean {
    return this.messages.take(performance.now());
  }

  /** False if the connection sends more than its messages could need. */
  takePiece(bytes: number): boolean {
    const now = performance.now();
    return this.bytes.take(now, bytes) && this.pieces.take(now);
  }
}

const times = (factor: number, { perSecond, burst }: Rate): Rate => ({
  perSecond: factor * perSecond,
  burst: factor * burst,
});
