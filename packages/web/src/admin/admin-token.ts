// The operator's token, kept while this tab is open.

import { keptAs } from '../app/server-root-path.ts';

const KEY = keptAs('posse-admin');

export const keptToken = (): string => sessionStorage.getItem(KEY) ?? '';

/** Stores the token in this tab, or removes the stored one if the token is empty. */
export function keepToken(token: string): void {
  if (token === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, token);
}
