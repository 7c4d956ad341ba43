// The link that moves one's seat to another device. Its secret is in the fragment, which never leaves the browser.

import type { StoreApi } from 'zustand/vanilla';
import type { TableState } from './session.ts';

const MARK = '#ticket=';

export const ticketLink = (table: string, ticket: string): string => `${table}${MARK}${encodeURIComponent(ticket)}`;

/** The ticket in the fragment of an address; null if there is none. */
export function shownTicket(hash: string): string | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    return decodeURIComponent(hash.slice(MARK.length)) || null;
  } catch {
    return null;
  }
}

/** Takes it out of the address bar as soon as it has been used, or is of no use. */
export function dropTicket(store: StoreApi<TableState>): void {
  const stop = store.subscribe(({ status }) => {
    if (status !== 'open' && status !== 'stopped') return;
    stop();
    history.replaceState(history.state, '', location.pathname + location.search);
  });
}
