// Sends arbitrary bytes to a port, and reads the HTTP response.

import { connect } from 'node:net';
import { ERROR_CODES, type ErrorCode, problem } from '@posse/protocol';
import { must, StressTestFailed } from '../stress-test.ts';
import type { Tally } from './attack-tally.ts';
import { TIMEOUT_MS } from './raw-connection.ts';

export interface Answer {
  /** The status; 0 if the server closed the connection without a response. */
  readonly status: number;
  readonly body: string;
}

interface Sending {
  readonly from?: string;
  /** The bytes are sent in this many pieces, with pauses. */
  readonly pieces?: number;
}

/** Sends the bytes, and waits for a response or the end of the connection. */
export function exchange(address: string, bytes: Buffer | string, sending: Sending = {}): Promise<Answer> {
  const { from = '127.0.0.1', pieces = 1 } = sending;
  const { hostname, port } = new URL(address);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const socket = connect({ port: Number(port), host: hostname, localAddress: from, noDelay: true });
  let heard = '';
  const timer = setTimeout(
    () => reject(new StressTestFailed(`the server hangs: no answer to ${bytes.toString('latin1').slice(0, 300)}`)),
    TIMEOUT_MS,
  );
  const finish = (): void => {
    clearTimeout(timer);
    socket.destroy();
    resolve(answerIn(heard));
  };
  socket.on('connect', () => void sendSlowly(Buffer.from(bytes), pieces, (part) => socket.write(part)));
  socket.on('data', (data) => {
    heard += data.toString('latin1');
    if (isWhole(heard)) finish();
  });
  socket.on('close', finish);
  socket.on('error', () => undefined);
  return promise;
}

async function sendSlowly(bytes: Buffer, pieces: number, send: (part: Buffer) => void): Promise<void> {
  const size = Math.ceil(bytes.length / pieces);
  for (let at = 0; at < bytes.length; at += size) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    send(bytes.subarray(at, at + size));
  }
}

const HEAD = /^HTTP\/1\.1 (\d{3}).*?\r\n\r\n/s;

/** Is the response complete? One without a length ends with the connection. */
function isWhole(heard: string): boolean {
  const [head] = HEAD.exec(heard) ?? [];
  const length = head === undefined ? undefined : /^content-length: (\d+)/im.exec(head)?.[1];
  return head !== undefined && length !== undefined && heard.length >= head.length + Number(length);
}

function answerIn(heard: string): Answer {
  const found = HEAD.exec(heard);
  return found === null ? { status: 0, body: '' } : { status: Number(found[1]), body: heard.slice(found[0].length) };
}

export interface Request {
  readonly kind: string;
  readonly bytes: Buffer | string;
  /** The permitted error codes. If there are none, any status of the 400s is permitted, and 501 and 505. */
  readonly codes: readonly ErrorCode[];
  /** True if the request may succeed. */
  readonly isLegal: boolean;
  /** A text that the response must not contain; null if there is none. */
  readonly hides: string | null;
  /** The number of pieces in which it is sent. */
  readonly pieces: number;
}

/** The permitted statuses of the 500s: unknown method, unknown HTTP version. */
const UNSUPPORTED_STATUSES: readonly number[] = [501, 505];

/** Sends the request, and checks that its response is a permitted one. */
export async function request(address: string, asked: Request, tally: Tally): Promise<void> {
  const { kind, bytes, codes, isLegal, hides, pieces } = asked;
  const { status, body } = await exchange(address, bytes, { pieces });
  const told = (): string =>
    `${kind} ${bytes.toString('latin1').slice(0, 400)} was answered with ${status} ${body.slice(0, 200)}`;
  must(hides === null || !body.includes(hides), told);
  tally.sent(kind);
  if (status === 0) {
    must(codes.length === 0 && !isLegal, told);
    tally.closed(null);
  } else if (status < 400) {
    must(isLegal, told);
    tally.obeyed++;
  } else {
    const code = codeOf(body);
    must(status < 500 || UNSUPPORTED_STATUSES.includes(status) || code === 'full', told);
    must(codes.length === 0 ? !isLegal : code !== null && codes.includes(code), told);
    tally.refused(code ?? String(status));
  }
}

export function codeOf(body: string): ErrorCode | null {
  try {
    const { code } = problem.parse(JSON.parse(body));
    return ERROR_CODES.find((known) => known === code) ?? null;
  } catch {
    return null;
  }
}
