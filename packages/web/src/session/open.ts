// The way to a table: a socket to the server, or to the worker in which solo games are played.

import { settings } from '../app/settings.ts';
import { openSession, type Session, type Where } from './session.ts';
import { forgetToken, keepToken, keptToken } from './tokens.ts';

export async function visit(where: Where, code: string): Promise<Session> {
  const name = settings.getState().name || undefined;
  if (where === 'solo') {
    const { soloSocket } = await import('../solo/solo.ts');
    return openSession({ where, code, name, url: 'solo:', open: () => soloSocket() });
  }
  const url = new URL('/ws', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return openSession({
    where,
    code,
    name,
    url: url.href,
    token: keptToken(code),
    seated: (token) => (token === null ? forgetToken(code) : keepToken(code, token)),
  });
}
