// Encodes a text as one WebSocket frame, once for all its receivers.
// The `send` of a library would encode it for each receiver, and write it in two pieces.

const FINAL_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const PONG = 0x8a;

let lastText = '';
let lastFrame: Buffer = frameOf('');

/** The frame of a text. The last one is cached, since many receivers get the same text. */
export function textFrame(text: string): Buffer {
  if (text !== lastText) {
    lastText = text;
    lastFrame = frameOf(text);
  }
  return lastFrame;
}

/** The answer to a ping, whose payload has 125 bytes at most. */
export const pongFrame = (payload: Buffer): Buffer => Buffer.concat([Buffer.of(PONG, payload.length), payload]);

/** The bytes of a frame. A server's frames are not masked (RFC 6455, 5.2). */
function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length < 1 << 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head, 'utf8');
  return frame;
}
