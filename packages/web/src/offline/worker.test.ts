import { expect, test } from 'vitest';
import { type Around, serviceWorker } from './worker.ts';

const HOME = 'https://posse.example';

/** A browser's shelf, as far as the worker uses it. */
class Shelf {
  readonly stored = new Map<string, Response>();
  readonly #fetch: (url: string) => Promise<Response>;

  constructor(fetch: (url: string) => Promise<Response>) {
    this.#fetch = fetch;
  }

  async addAll(requests: readonly Request[]): Promise<void> {
    for (const { url } of requests) this.stored.set(url, await this.#fetch(url));
  }
}

function browser() {
  const shelves = new Map<string, Shelf>();
  const listeners = new Map<string, (event: never) => void>();
  const asked: string[] = [];
  const state = { isOnline: true };
  const fetch = async ({ url }: { readonly url: string }): Promise<Response> => {
    asked.push(url);
    if (!state.isOnline) throw new TypeError('There is no network.');
    return new Response(`from the server: ${new URL(url).pathname}`);
  };
  const absolute = (given: RequestInfo): string => new URL(typeof given === 'string' ? given : given.url, HOME).href;
  const around = {
    location: { origin: HOME },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    fetch,
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    caches: {
      keys: async () => [...shelves.keys()],
      delete: async (name: string) => shelves.delete(name),
      open: async (name: string) => {
        const shelf = shelves.get(name) ?? new Shelf((url) => fetch({ url: absolute(url) }));
        shelves.set(name, shelf);
        return shelf;
      },
      match: async (request: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) => {
        const places = [...shelves].filter(([name]) => cacheName === undefined || name === cacheName);
        return places.map(([, { stored }]) => stored.get(absolute(request))).find((reply) => reply !== undefined);
      },
    },
  } as unknown as Around;
  const happens = async (type: string): Promise<void> => {
    let done: Promise<void> = Promise.resolve();
    listeners.get(type)?.({ waitUntil: (promise: Promise<void>) => (done = promise) } as never);
    await done;
  };
  /** What a page gets; null if the worker leaves it to the browser. */
  const asks = async (path: string, mode = 'cors', method = 'GET'): Promise<string | null> => {
    let reply: Promise<Response> | null = null;
    const request = { url: absolute(path), mode, method };
    listeners.get('fetch')?.({ request, respondWith: (promise: Promise<Response>) => (reply = promise) } as never);
    return reply === null ? null : (await (reply as Promise<Response>)).clone().text();
  };
  const install = async (version: string, files = [`${HOME}/`, `${HOME}/assets/page-${version}.js`]) => {
    serviceWorker(around, files, version);
    await happens('install');
    await happens('activate');
  };
  return { install, asks, asked, state, shelves };
}

test('without a network every address shows the page that is kept, and its parts are there', async () => {
  const { install, asks, state } = browser();
  await install('1');
  state.isOnline = false;
  expect(await asks('/t/K7M2QX', 'navigate')).toBe('from the server: /');
  expect(await asks('/assets/page-1.js')).toBe('from the server: /assets/page-1.js');
});

test('with a network the page is the newest, and parts that are kept are not asked for again', async () => {
  const { install, asks, asked } = browser();
  await install('1');
  asked.length = 0;
  expect(await asks('/t/K7M2QX', 'navigate')).toBe('from the server: /t/K7M2QX');
  await asks('/assets/page-1.js');
  expect(asked).toEqual([`${HOME}/t/K7M2QX`]);
});

test.each([
  ['/api/tables', 'GET'],
  ['/ws', 'GET'],
  ['/healthz', 'GET'],
  ['/rules', 'POST'],
  ['https://elsewhere.example/assets/page-1.js', 'GET'],
])('%s by %s is left to the browser', async (path, method) => {
  const { install, asks } = browser();
  await install('1');
  expect(await asks(path, 'cors', method)).toBeNull();
});

test('a page of the version before finds its parts; older versions go', async () => {
  const { install, asks, state, shelves } = browser();
  for (const version of ['1', '2', '3']) await install(version);
  expect([...shelves.keys()]).toEqual(['posse-2', 'posse-3']);
  state.isOnline = false;
  expect(await asks('/assets/page-2.js')).toBe('from the server: /assets/page-2.js');
});
