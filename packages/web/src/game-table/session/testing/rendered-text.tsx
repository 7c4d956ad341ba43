// Renders a component at a table as text, for tests.

import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { SeatInfo, TableInfo } from '@posse/protocol';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { SessionContext } from '../SessionContext.tsx';
import type { Session, TableState, TableVerbs } from '../table-session.ts';

export const english: I18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** The markup of a component at a table in this state. The rest of the state does not matter. */
export function shown(state: Partial<TableState>, node: ReactNode, client: Partial<TableVerbs> = {}): string {
  const whole = { where: 'server', status: 'open', you: 'ann', seat: null, lines: [], hands: null, ...state };
  const session = { store: createStore(() => whole), client } as unknown as Session;
  return renderToStaticMarkup(
    <I18nProvider i18n={english}>
      <SessionContext value={session}>{node}</SessionContext>
    </I18nProvider>,
  );
}

/** The words of the markup without icons; buttons in brackets. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<button[^>]*>/g, ' [')
    .replaceAll('</button>', ']')
    .replace(/<\/?(p|li|h3|span|div)[ >]/g, ' $&')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll(' ]', ']')
    .trim();

/** A seat of a present guest, or an empty one. */
export const seatOf = (guest: string | null, more: Partial<SeatInfo> = {}): SeatInfo => ({
  guest,
  name: guest,
  persona: null,
  ownBot: false,
  face: null,
  by: guest === null ? 'nobody' : 'person',
  bot: 'deputy',
  connected: guest !== null,
  ready: false,
  keep: false,
  away: false,
  standIn: null,
  gone: null,
  waiting: false,
  looking: false,
  botAllowed: false,
  claimable: false,
  lostBy: [],
  seenBy: [],
  adds: guest !== null,
  open: false,
  bank: 20_000,
  ...more,
});

export const tableOf = (seats: readonly SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  code: 'K7M4QX',
  game: 'card',
  plan: { seats: seats.length },
  isPublic: false,
  clock: { answer: 45, bank: 20 },
  phase: 'playing',
  paused: false,
  host: 'ann',
  seats: [...seats],
  claims: [],
  knocks: [],
  startsIn: null,
  beginsIn: null,
  botIn: null,
  played: [],
  staged: false,
  watchers: 0,
  gameId: 'g',
  commitment: '',
  start: null,
  dealAnyway: null,
  ...more,
});
