// Tests of the link that moves a seat, whose secret stays in the browser.

import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { dropTicket, shownTicket, ticketLink } from './remembered-tables.ts';
import type { TableState } from './table-session.ts';

afterEach(() => vi.unstubAllGlobals());

test('the link that moves a seat carries its ticket in the URL fragment, and it is read only from there', () => {
  const link = new URL(ticketLink('/t/K7M4QX', 'a+b/c=#1'), 'https://posse.example');
  expect([link.pathname, link.search]).toEqual(['/t/K7M4QX', '']);
  expect(shownTicket(link.hash)).toBe('a+b/c=#1');
});

test.each(['', '#', '#ticket=', '#rules', '#rules-of-the-card-game', '#ticket=%E0%A4%A'])(
  'refuses to read a ticket from the address fragment "%s"',
  (hash) => {
    expect(shownTicket(hash)).toBeNull();
  },
);

test.each(['open', 'stopped'] as const)(
  'the ticket stays in the page’s address until the table has admitted or refused the user: %s',
  (status) => {
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: null, replaceState });
    vi.stubGlobal('location', { pathname: '/t/K7M4QX', search: '' });
    const store = createStore(() => ({ status: 'connecting' }) as TableState);
    dropTicket(store);
    store.setState({ status: 'waiting' });
    expect(replaceState).not.toHaveBeenCalled();
    store.setState({ status });
    store.setState({ status: 'waiting' });
    store.setState({ status: 'open' });
    expect(replaceState.mock.calls).toEqual([[null, '', '/t/K7M4QX']]);
  },
);
