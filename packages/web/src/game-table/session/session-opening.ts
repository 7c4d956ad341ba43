// Opens a table: a socket to the server, or to the worker for solo games.

import type { BotsGo } from '@posse/server/tables';
import { fromRoot } from '../../app/server-root-path.ts';
import { settings } from '../../app/user-settings.ts';
import { botPause } from './playing-speeds.ts';
import { dropTicket, keepToken, keptToken, luckMemory, rememberSeat, shownTicket } from './remembered-tables.ts';
import { openSession, type Session, type Where } from './table-session.ts';

export async function visit(where: Where, code: string): Promise<Session> {
  const { name: written, face: chosen } = settings.getState();
  const name = written || undefined;
  const face = chosen ?? undefined;
  if (where === 'solo') return visitSolo(code, name);
  const ticket = shownTicket(location.hash);
  const session = openSession({
    where,
    code,
    name,
    face,
    url: socketAddress(),
    token: keptToken(code),
    ticket,
    luckMemory: luckMemory(code),
    seated: (token) => keepToken(code, token),
  });
  rememberSeat(code, session.store);
  if (ticket !== null) dropTicket(session.store);
  return session;
}

/** Watches a table as a screen for the room: as nobody, whoever has a seat in this browser. */
export const watchAsScreen = (code: string): Session =>
  openSession({ where: 'server', code, url: socketAddress(), isScreen: true });

/** The address of the server's WebSocket. */
function socketAddress(): string {
  const url = new URL(fromRoot('/ws'), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

async function visitSolo(code: string, name: string | undefined): Promise<Session> {
  const { setBotPace, soloSocket, stepSolo } = await import('../../solo/solo-games.ts');
  const { withWarnings } = await import('../../advice/blunder-warnings.ts');
  let bots: BotsGo = 'as usual';
  const pace = (): void => setBotPace({ bots, pause: botPause(settings.getState()) });
  const stopPacing = settings.subscribe(pace);
  const go = (how: BotsGo): void => {
    bots = how;
    pace();
  };
  const session = openSession({
    where: 'solo',
    code,
    name,
    url: 'solo:',
    open: () => soloSocket(),
    luckMemory: luckMemory(code),
    bots: { go, step: () => stepSolo(code) },
  });
  const warned = withWarnings(session, code);
  return {
    ...warned,
    close() {
      stopPacing();
      warned.close();
    },
  };
}
