// Tests of the link that moves a seat, whose secret stays in the browser.

import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { dropTicket, shownTicket, ticketLink } from './remember.ts';
import type { TableState } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

test('the ticket is in the fragment of the link, and read from there alone', () => {
  const link = new URL(ticketLink('/t/K7M4QX', 'a+b/c=#1'), 'https://posse.example');
  expect([link.pathname, link.search]).toEqual(['/t/K7M4QX', '']);
  expect(shownTicket(link.hash)).toBe('a+b/c=#1');
});

test.each(['', '#', '#ticket=', '#rules', '#rules-of-the-card-game', '#ticket=%E0%A4%A'])(
  'the address "%s" has no ticket',
  (hash) => {
    expect(shownTicket(hash)).toBeNull();
  },
);

test.each(['open', 'stopped'] as const)(
  'the ticket stays in the address until the user is in or refused: %s',
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
