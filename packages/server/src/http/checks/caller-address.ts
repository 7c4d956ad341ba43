// The caller's address: from the connection, or from a trusted proxy.

import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { Config } from '../../config.ts';

type Trust = Pick<Config, 'trustProxy'>;
type Called = Pick<IncomingMessage, 'headers' | 'url'>;

/** Only one proxy is trusted: it added the last entry, and anybody could have written the others. */
export const isTrusted = (_address: string, hop: number): boolean => hop === 0;

export const addressOf = (message: IncomingMessage, trust: Trust): string =>
  toldByProxy(message, trust, 'x-forwarded-for') ?? message.socket.remoteAddress ?? 'unknown';

/** The host name and port that the caller used. A whole address in place of a path counts for more than `Host`. */
export const hostOf = (message: Called, trust: Trust): string | undefined =>
  toldByProxy(message, trust, 'x-forwarded-host') ?? WHOLE.exec(message.url ?? '')?.[1] ?? message.headers.host;

const WHOLE = /^https?:\/\/([^/?#]*)/i;

/** Does a trusted proxy name the host that the caller used? */
export const isNamedByProxy = (message: Called, trust: Trust): boolean =>
  toldByProxy(message, trust, 'x-forwarded-host') !== null;

export const isSecure = (message: Called & Pick<IncomingMessage, 'socket'>, trust: Trust): boolean =>
  (toldByProxy(message, trust, 'x-forwarded-proto') ??
    ((message.socket as Partial<TLSSocket>).encrypted ? 'https' : 'http')) === 'https';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Does the call come from this machine, with no proxy in between? */
export const isLocal = ({ headers, socket }: IncomingMessage): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;

function toldByProxy({ headers }: Called, { trustProxy }: Trust, header: string): string | null {
  const told = trustProxy ? headers[header] : undefined;
  return (
    String(told ?? '')
      .split(',')
      .at(-1)
      ?.trim() || null
  );
}
