// Identifies the guest of a request or WebSocket: by cookie, by header, or new.

import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config.ts';
import type { Guests } from '../../guest-sessions.ts';
import { Refused } from '../../refused-request.ts';
import { hostOf, isSecure } from './caller-address.ts';
import { isOwnPage } from './security-headers.ts';

/**
 * The name of the cookie. Servers at one host, each under its own path, need different names, because a browser stores
 * cookies by host.
 */
export const cookieOf = ({ path }: Pick<Config, 'path'>): string =>
  path === '/' ? 'posse' : `posse-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`;

/** The name of the cookie over https: browsers accept this prefix only from this very host, and send it to no other. */
const hostCookie = (name: string): string => `__Host-${name}`;

const YEAR = 365 * 24 * 60 * 60;

type Trust = Pick<Config, 'trustProxy' | 'path'>;
type Call = Pick<IncomingMessage, 'headers' | 'url' | 'socket'>;

export interface Identity {
  readonly guest: string;
  readonly isNew: boolean;
  /** The cookies to set, by which the guest is recognised next time; empty if the browser has them already. */
  readonly cookies: readonly string[];
  /** Does the caller store cookies? Then scripts may not read the session. */
  readonly keepsCookies: boolean;
}

/**
 * Identifies the guest. Throws Refused for a foreign session in a header; a foreign cookie is ignored, since its owner
 * can't help it. Over https only the host cookie counts, because a plain one could have been planted.
 */
export function guestFrom(call: Call, guests: Guests, trust: Trust): Identity {
  const { cookie, authorization, origin } = call.headers;
  const shown = bearerOf(authorization);
  const secure = isSecure(call, trust);
  const name = cookieOf(trust);
  const cookieName = secure ? hostCookie(name) : name;
  const known = guests.guestOf(shown ?? cookieIn(cookieName, cookie) ?? '');
  if (shown !== null && known === null)
    throw new Refused(
      'bad-pass',
      'The pass was not made by this server, or was withdrawn: leave it out to get a new one.',
    );
  const guest = known ?? guests.newId();
  return {
    guest,
    isNew: known === null,
    cookies: known !== null ? [] : cookiesFor(name, guests.sessionOf(guest), secure),
    keepsCookies: isOwnPage(origin, hostOf(call, trust)),
  };
}

/** The token of an `Authorization: Bearer` header; null without one. Other kinds are for a proxy, not for us. */
export const bearerOf = (authorization: string | undefined): string | null =>
  /^bearer\b *(.*)$/i.exec(authorization ?? '')?.[1]?.trim() ?? null;

/** The values of Set-Cookie headers. A session needs no escaping. Over https a plain cookie is deleted. */
export const cookiesFor = (name: string, pass: string, secure: boolean): readonly string[] =>
  secure
    ? [
        `${hostCookie(name)}=${pass}; Max-Age=${YEAR}; ${ATTRIBUTES}; Secure`,
        `${name}=; Max-Age=0; ${ATTRIBUTES}; Secure`,
      ]
    : [`${name}=${pass}; Max-Age=${YEAR}; ${ATTRIBUTES}`];

const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

const cookieIn = (name: string, header = ''): string | null =>
  new RegExp(`(?:^|;)\\s*${name}="?([\\w.-]*)`).exec(header)?.[1] ?? null;
