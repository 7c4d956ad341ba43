// Which guest is calling: by his cookie, by his pass in a header, or somebody new. For requests and for WebSockets alike.

import type { Guests } from '../guests.ts';
import { Refused } from '../refused.ts';

export const COOKIE = 'posse';

const YEAR = 365 * 24 * 60 * 60;

export interface Identity {
  readonly guest: string;
  /** What proves it at the next visit. */
  readonly pass: string;
  readonly isNew: boolean;
}

interface Headers {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}

/** Throws Refused for a pass that isn't ours. A cookie that isn't is no cookie: its owner can't help it. */
export function guestFrom({ cookie, authorization }: Headers, guests: Guests): Identity {
  const shown = bearerOf(authorization);
  const known = shown === null ? guests.guestOf(cookieIn(cookie)) : guests.guestOf(shown);
  if (shown !== null && known === null)
    throw new Refused('bad-pass', 'The pass was not made by this server: leave it out to get a new one.');
  const guest = known ?? guests.newId();
  return { guest, pass: guests.passOf(guest), isNew: known === null };
}

/** The token of an `Authorization: Bearer` header; null without one. Other kinds are for a proxy, not for us. */
export const bearerOf = (authorization: string | undefined): string | null =>
  /^bearer\b *(.*)$/i.exec(authorization ?? '')?.[1]?.trim() ?? null;

/** As the value of a Set-Cookie header. A pass has nothing in it that would have to be escaped. */
export const cookieFor = (pass: string, secure: boolean): string =>
  `${COOKIE}=${pass}; Max-Age=${YEAR}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

const OURS = new RegExp(`(?:^|;)\\s*${COOKIE}="?([\\w.-]*)`);

const cookieIn = (header = ''): string => OURS.exec(header)?.[1] ?? '';
