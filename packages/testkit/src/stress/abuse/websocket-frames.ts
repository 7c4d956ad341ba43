// Builds WebSocket frames, well-formed or not.

import { randomBytes } from 'node:crypto';

export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

interface Oddities {
  /** False for all fragments but the last. */
  readonly fin?: boolean;
  /** The three reserved bits, 0 to 7. */
  readonly reserved?: number;
  /** Is the frame masked, as clients must do? */
  readonly masked?: boolean;
  /** The length that the frame claims to have. */
  readonly claims?: bigint;
}

export function frame(opcode: number, payload: Buffer | string, oddities: Oddities = {}): Buffer {
  const { fin = true, reserved = 0, masked = true } = oddities;
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const length = lengthOf(oddities.claims ?? BigInt(body.length), masked);
  if (!masked) return Buffer.concat([Buffer.of(first), length, body]);
  const mask = randomBytes(4);
  const hidden = Buffer.from(body);
  for (let place = 0; place < hidden.length; place++) hidden[place] = (hidden[place] ?? 0) ^ (mask[place & 3] ?? 0);
  return Buffer.concat([Buffer.of(first), length, mask, hidden]);
}

function lengthOf(length: bigint, masked: boolean): Buffer {
  const bit = masked ? 0x80 : 0;
  if (length < 126n) return Buffer.of(bit | Number(length));
  if (length < 65_536n) {
    const short = Buffer.of(bit | 126, 0, 0);
    short.writeUInt16BE(Number(length), 1);
    return short;
  }
  const long = Buffer.alloc(9);
  long[0] = bit | 127;
  long.writeBigUInt64BE(length, 1);
  return long;
}

export const text = (message: string): Buffer => frame(OPCODE.text, message);

/** Splits a message into this many fragments. */
export function inParts(message: string, parts: number): Buffer {
  const bytes = Buffer.from(message);
  const size = Math.ceil(bytes.length / parts);
  return Buffer.concat(
    Array.from({ length: parts }, (_, part) =>
      frame(part === 0 ? OPCODE.text : OPCODE.continuation, bytes.subarray(part * size, (part + 1) * size), {
        fin: part === parts - 1,
      }),
    ),
  );
}

export interface Whole {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** Parses the complete frames at the beginning of the server's bytes. Returns them and the remaining bytes. */
export function framesIn(bytes: Buffer): { readonly frames: readonly Whole[]; readonly rest: Buffer } {
  const frames: Whole[] = [];
  let at = 0;
  for (;;) {
    const short = (bytes[at + 1] ?? 0) & 0x7f;
    const head = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (bytes.length < at + head) break;
    const length =
      short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short;
    const end = at + head + length;
    if (bytes.length < end) break;
    frames.push({ opcode: (bytes[at] ?? 0) & 0x0f, payload: bytes.subarray(at + head, end) });
    at = end;
  }
  return { frames, rest: bytes.subarray(at) };
}
