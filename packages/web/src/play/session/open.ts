// The way to a table: a socket to the server, or to the worker in which solo games are played.

import { type Settings, type Speed, settings } from '../../app/settings.ts';
import { dropTicket, keepToken, keptToken, rememberSeat, shownTicket } from './remember.ts';
import { openSession, type Session, type Where } from './session.ts';

/** How long bots think in a solo game, in milliseconds, by how fast things move. */
const PAUSES: Readonly<Record<Speed, readonly [number, number]>> = { 1: [600, 1400], 0.5: [250, 600], 0: [20, 60] };

export async function visit(where: Where, code: string): Promise<Session> {
  const { name: written, face: chosen } = settings.getState();
  const name = written || undefined;
  const face = chosen ?? undefined;
  if (where === 'solo') return visitSolo(code, name);
  const url = new URL('/ws', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const ticket = shownTicket(location.hash);
  const session = openSession({
    where,
    code,
    name,
    face,
    url: url.href,
    token: keptToken(code),
    ticket,
    seated: (token) => keepToken(code, token),
  });
  rememberSeat(code, session.store);
  if (ticket !== null) dropTicket(session.store);
  return session;
}

async function visitSolo(code: string, name: string | undefined): Promise<Session> {
  const { setBotPause, soloSocket } = await import('../../solo/solo.ts');
  const pace = ({ speed }: Settings): void => setBotPause(PAUSES[speed]);
  pace(settings.getState());
  const stopPacing = settings.subscribe(pace);
  const session = openSession({ where: 'solo', code, name, url: 'solo:', open: () => soloSocket() });
  return {
    ...session,
    close() {
      stopPacing();
      session.close();
    },
  };
}
