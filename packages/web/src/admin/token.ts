// The token of whoever runs the server, kept for as long as this tab is open and nowhere else.

import { keptAs } from '../app/root.ts';

const KEY = keptAs('posse-admin');

export const keptToken = (): string => sessionStorage.getItem(KEY) ?? '';

/** Empty to forget it. */
export function keepToken(token: string): void {
  if (token === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, token);
}
