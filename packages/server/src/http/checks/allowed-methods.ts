// Which methods something takes, for whoever has come with another one.

import type { FastifyInstance } from 'fastify';

/** Listens to the routes as they are added; an address that is nobody's takes none. */
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

/** For example `/api/tables/:code`. The rest of an address is matched literally. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
