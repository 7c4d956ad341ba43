// A minimal WebSocket client, cheap enough to load a server.
// The measured server must be busier than the client.

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0x8a;
const MASKED = 0x80;

export class Wire {
  private readonly socket: Socket;
  private readonly heard: (text: string) => void;
  private rest: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  private isOpen = false;
  /** Messages from before the connection was open, because a proxy may drop them. */
  private queued: string[] = [];

  constructor(address: string, path: string, heard: (text: string) => void) {
    const { hostname, port } = new URL(address);
    this.heard = heard;
    this.socket = connect(Number(port), hostname);
    this.socket.setNoDelay(true);
    this.socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    this.socket.on('data', (data) => this.take(data));
  }

  send(text: string): void {
    if (this.isOpen) this.write(TEXT, Buffer.from(text));
    else this.queued.push(text);
  }

  close(): void {
    this.socket.destroy();
  }

  /** The mask is zero, so the payload is sent unchanged. */
  private write(kind: number, payload: Buffer): void {
    const long = payload.length > 125;
    const frame = Buffer.alloc((long ? 8 : 6) + payload.length);
    frame[0] = kind;
    frame[1] = MASKED | (long ? 126 : payload.length);
    if (long) frame.writeUInt16BE(payload.length, 2);
    payload.copy(frame, long ? 8 : 6);
    this.socket.write(frame);
  }

  private take(data: Buffer): void {
    let buffer: Buffer = this.rest.length === 0 ? data : Buffer.concat([this.rest, data]);
    if (!this.isOpen) {
      const end = buffer.indexOf('\r\n\r\n');
      if (end < 0) {
        this.rest = buffer;
        return;
      }
      this.isOpen = true;
      for (const text of this.queued.splice(0)) this.send(text);
      buffer = buffer.subarray(end + 4);
    }
    this.rest = this.frames(buffer);
  }

  /** Handles every complete frame, and returns the rest. */
  private frames(buffer: Buffer): Buffer {
    let at = 0;
    for (;;) {
      const short = (buffer[at + 1] ?? 0) & 0x7f;
      const head = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (buffer.length < at + head) return buffer.subarray(at);
      const length = short === 126 ? buffer.readUInt16BE(at + 2) : short === 127 ? buffer.readUInt32BE(at + 6) : short;
      const end = at + head + length;
      if (buffer.length < end) return buffer.subarray(at);
      const kind = (buffer[at] ?? 0) & 0x0f;
      if (kind === PING) this.write(PONG, buffer.subarray(at + head, end));
      else if (kind !== CLOSE) this.heard(buffer.toString('utf8', at + head, end));
      at = end;
    }
  }
}
