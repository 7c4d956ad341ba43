// The tokens that open one's seats, kept so that a reload finds them.

const key = (code: string): string => `posse-seat-${code}`;

export const keptToken = (code: string): string | undefined => localStorage.getItem(key(code)) ?? undefined;

export const keepToken = (code: string, token: string): void => localStorage.setItem(key(code), token);

export const forgetToken = (code: string): void => localStorage.removeItem(key(code));
