// Finds the methods that an address takes, for callers who used another one.

import type { FastifyInstance } from 'fastify';

/** Remembers the methods of all routes. Returns the methods that an address takes, none for an unknown one. */
export function rememberMethods(app: FastifyInstance): (url: string) => readonly string[] {
  const byUrl = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = byUrl.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    byUrl.set(url, methods);
  });
  return (asked) => {
    const path = asked.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? '';
    const found = [...byUrl].filter(([url]) => patternOf(url).test(path));
    return [...new Set(found.flatMap(([, methods]) => [...methods]))].sort();
  };
}

/** The pattern of a route such as `/api/tables/:code`. All other parts match literally. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
