// The operator's token, kept while this tab is open.

import { keptAs } from '../app/server-root-path.ts';

const KEY = keptAs('posse-admin');

export const keptToken = (): string => sessionStorage.getItem(KEY) ?? '';

/** Forgets the token if it is empty. */
export function keepToken(token: string): void {
  if (token === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, token);
}
