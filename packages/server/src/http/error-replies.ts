// Errors as problems: a code for programs, and a sentence for people.

import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorCode, Problem } from '@posse/protocol';
import { STATUS } from '@posse/protocol/api';
import { StoreFailure } from '@posse/store';
import { Refused } from '../refused-request.ts';

/** The maximum size of a body: several times a whole table with its clock and options. */
export const MAX_BODY_BYTES = 16 * 1024;

/** Our sentences for requests that Fastify refuses before our handlers run. */
const UNREADABLE: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body should be JSON, with the header "Content-Type: application/json".',
  FST_ERR_CTP_BODY_TOO_LARGE: `The body is too large: ${MAX_BODY_BYTES / 1024} kB is the most.`,
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: it should be JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as "Content-Length" says.',
  FST_ERR_BAD_URL: 'The address has a "%" that is not followed by two hexadecimal digits of a text.',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the address is too long.',
};

/** A request without an error code of its own: the status tells programs why. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Unknown methods and HTTP versions are the caller's fault, not ours. */
export const isOurFault = (status: number): boolean => status >= 500 && status !== 501 && status !== 505;

export interface ErrorReply {
  readonly status: number;
  readonly problem: Problem;
}

export function errorReplyFrom(error: unknown): ErrorReply {
  if (error instanceof Refused) return { status: STATUS[error.code], problem: error.problem };
  if (error instanceof Unreadable) return { ...errorReply('malformed', error.message), status: error.status };
  if (error instanceof StoreFailure && error.reason === 'spoilt') return errorReply('damaged', error.message);
  if (error instanceof StoreFailure) return errorReply('not-stored', error.message);
  const { statusCode: status, code } = error as { statusCode?: number; code?: string };
  if (status === undefined || status < 400 || status >= 500)
    return errorReply('internal', 'Something went wrong here, not at your end. It has been noted.');
  return { ...errorReply('malformed', UNREADABLE[code ?? ''] ?? 'The request cannot be read.'), status };
}

const errorReply = (code: ErrorCode, message: string): ErrorReply => ({
  status: STATUS[code],
  problem: { code, message },
});

/** Answers what Node can't read as HTTP. */
export function answerUnreadable(error: Noise, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const status = statusOf(error);
    answerRaw(socket, status, { code: 'malformed', message: `${STATUS_CODES[status]}: this cannot be read as HTTP.` });
  }
  socket.destroy();
}

/** Refuses callers who take this server for a proxy. */
export function refuseTunnel(_call: IncomingMessage, socket: Duplex): void {
  answerLast(socket, 501, { code: 'malformed', message: 'CONNECT is for proxies: this is none.' });
}

/** How long a peer may take to read the last reply. */
const LAST_REPLY_MS = 1000;

/** Replies on a socket without other listeners, and closes it even if the peer reads nothing and never hangs up. */
export function answerLast(socket: Duplex, status: number, problem: Problem): void {
  const timer = setTimeout(() => socket.destroy(), LAST_REPLY_MS).unref();
  socket.on('error', () => undefined);
  socket.once('close', () => clearTimeout(timer));
  socket.once('finish', () => socket.destroy());
  answerRaw(socket, status, problem);
  socket.end();
}

type Noise = Error & { readonly code?: string; readonly rawPacket?: unknown };

const UNSPOKEN: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_PAUSED_H2_UPGRADE: 505,
};

/** The status for a noise on the socket. A valid but unsupported method or version is no mistake of the caller's. */
function statusOf({ code = '', rawPacket }: Noise): number {
  const known = UNSPOKEN[code];
  if (known !== undefined) return known;
  const [, method, version] = FIRST_LINE.exec(Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '') ?? [];
  if (code === 'HPE_INVALID_VERSION' && version !== undefined) return 505;
  return code === 'HPE_INVALID_METHOD' && method !== undefined ? 501 : 400;
}

const FIRST_LINE = /^([\w!#$%&'*+.^`|~-]+) \S+ HTTP\/(\d\.\d)\r?\n/;

/** Answers on a raw socket. */
function answerRaw(socket: Duplex, status: number, problem: Problem): void {
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
}

export const nothingHere = ({ method, url }: { readonly method: string; readonly url: string }): Refused =>
  new Refused('not-found', `There is nothing at ${method} ${pathOf(url)}: the API is described at /api/openapi.json.`);

const MAX_PATH_LENGTH = 100;

/** An address without its query, which may be private. */
export const pathOf = (url: string): string => (url.split('?')[0] ?? '').slice(0, MAX_PATH_LENGTH);
