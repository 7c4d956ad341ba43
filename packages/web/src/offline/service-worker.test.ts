// Tests of the service worker: caching, updates, incomplete versions.

import { expect, test, vi } from 'vitest';
import { type Build, serviceWorker, type WorkerScope } from './service-worker.ts';

const HOME = 'https://posse.example';

const build = (version: string): Build => ({
  version,
  entry: `assets/main-${version}.js`,
  shell: ['', `assets/main-${version}.js`],
  rest: [`assets/table-${version}.js`, 'assets/face-same.js', 'icon.svg'],
});

const filesOf = ({ shell, rest }: Build, root = '/'): readonly string[] =>
  [...shell, ...rest].map((file) => root + file);

/** A fake browser, and a server with one build of the page at a time. */
function browser(root = '/') {
  const shelves = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, (event: never) => void>();
  const asked: string[] = [];
  const waits: number[] = [];
  const state = {
    isOnline: true,
    /** The version of the build on the server. */
    served: '1',
    /** How often each path still fails, and how. */
    failing: new Map<string, { times: number; reply: () => Response }>(),
    /** The open pages, and how one of them was brought to the front. */
    pages: [] as string[],
    brought: [] as string[],
  };
  const absolute = (given: RequestInfo | URL): string =>
    new URL(typeof given === 'object' && 'url' in given ? given.url : String(given), HOME).href;

  function served(path: string): Response {
    const now = build(state.served);
    const failure = state.failing.get(path);
    if (failure !== undefined && failure.times-- > 0) return failure.reply();
    if (path.startsWith(`${root}house/`)) return new Response(`${path} of ${state.served}`);
    const isThere = filesOf(now, root).includes(path);
    if (path.startsWith(`${root}assets/`) && !isThere) return new Response('', { status: 404 });
    if (isThere && path !== root)
      return new Response(`${path} of ${state.served}`, { headers: { 'content-type': 'text/javascript' } });
    return new Response(`page ${state.served} loads ${root}${now.entry}`, { headers: { 'content-type': 'text/html' } });
  }

  const scope = {
    location: { href: `${HOME}${root}sw.js` },
    clients: {
      claim: async () => undefined,
      matchAll: async () =>
        state.pages.map((url) => ({ url, focus: async () => void state.brought.push(`focus ${url}`) })),
      openWindow: async (url: string) => void state.brought.push(`open ${url}`),
    },
    skipWaiting: async () => undefined,
    setTimeout: (task: () => void, wait: number) => {
      waits.push(wait);
      task();
    },
    fetch: async (request: { readonly url: string }): Promise<Response> => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (!state.isOnline) throw new TypeError('There is no network.');
      return served(pathname);
    },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    caches: {
      keys: async () => [...shelves.keys()],
      delete: async (name: string) => shelves.delete(name),
      open: async (name: string) => {
        const shelf = shelves.get(name) ?? new Map<string, Response>();
        shelves.set(name, shelf);
        return {
          put: async (request: RequestInfo, reply: Response) => void shelf.set(absolute(request), reply),
          match: async (request: RequestInfo) => shelf.get(absolute(request))?.clone(),
        };
      },
      match: async (request: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) => {
        const places = [...shelves].filter(([name]) => cacheName === undefined || name === cacheName);
        return places
          .map(([, stored]) => stored.get(absolute(request)))
          .find((reply) => reply !== undefined)
          ?.clone();
      },
    },
  } as unknown as WorkerScope;
  // The worker makes its requests with paths, as in a browser.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(given: RequestInfo, init?: RequestInit) {
        super(absolute(given), init);
      }
    },
  );
  const happens = async (type: string, what: object = {}): Promise<void> => {
    let done: Promise<void> = Promise.resolve();
    listeners.get(type)?.({ ...what, waitUntil: (promise: Promise<void>) => (done = promise) } as never);
    await done;
  };
  /** The worker's reply to a request; null if it leaves the request to the browser. */
  const asks = async (path: string, mode = 'cors', method = 'GET'): Promise<string | null> => {
    let reply: Promise<Response> | null = null;
    let done: Promise<void> = Promise.resolve();
    const request = { url: absolute(path), mode, method };
    listeners.get('fetch')?.({
      request,
      respondWith: (promise: Promise<Response>) => (reply = promise),
      waitUntil: (promise: Promise<void>) => (done = promise),
    } as never);
    const text = reply === null ? null : await (await (reply as Promise<Response>)).clone().text();
    await done;
    return text;
  };
  /** Puts this build on the server, and installs its worker if possible. */
  const update = async (version: string): Promise<void> => {
    state.served = version;
    const before = new Map(listeners);
    serviceWorker(scope, build(version));
    try {
      await happens('install');
      await happens('activate');
    } catch (error) {
      // The browser keeps the worker that it has.
      for (const [type, listener] of before) listeners.set(type, listener);
      throw error;
    }
  };
  const fails = (path: string, times: number, reply = () => new Response('', { status: 429 })): void =>
    void state.failing.set(path, { times, reply });
  return { update, asks, asked, waits, state, shelves, fails, happens };
}

const visit = 'navigate';

test('without a network every address shows the cached page, and all its files are available', async () => {
  const { update, asks, state } = browser();
  await update('1');
  state.isOnline = false;
  expect(await asks('/t/K7M2QX', visit)).toBe('page 1 loads /assets/main-1.js');
  for (const file of filesOf(build('1')).slice(1)) expect(await asks(file)).toBe(`${file} of 1`);
});

test('with a network the page comes from the server, and cached files are not requested again', async () => {
  const { update, asks, asked } = browser();
  await update('1');
  asked.length = 0;
  expect(await asks('/t/K7M2QX', visit)).toMatch('page 1');
  await asks('/assets/main-1.js');
  expect(asked).toEqual(['/t/K7M2QX']);
});

test.each([
  ['/api/tables', 'GET'],
  ['/ws', 'GET'],
  ['/healthz', 'GET'],
  ['/rules', 'POST'],
  ['https://elsewhere.example/assets/page-1.js', 'GET'],
])('the service worker leaves a request for %s by %s to the browser', async (path, method) => {
  const { update, asks } = browser();
  await update('1');
  expect(await asks(path, 'cors', method)).toBeNull();
});

test('house cards come from the server, and without a network from the cache of the last visit', async () => {
  const { update, asks, state } = browser();
  await update('1');
  expect(await asks('/house/sets.json')).toBe('/house/sets.json of 1');
  await update('2');
  expect(await asks('/house/sets.json')).toBe('/house/sets.json of 2');
  await update('3');
  await update('4');
  state.isOnline = false;
  expect(await asks('/house/sets.json')).toBe('/house/sets.json of 2');
  expect(await asks('/house/never-seen.js')).toBe('{"sets":[]}');
});

test('a page of the previous version finds its files in the cache, and files of older versions are deleted', async () => {
  const { update, asks, shelves } = browser();
  for (const version of ['1', '2', '3']) await update(version);
  expect([...shelves.keys()]).toEqual(['posse-2', 'posse-3']);
  expect(await asks('/assets/table-2.js')).toBe('/assets/table-2.js of 2');
  expect(await asks('/icon.svg')).toBe('/icon.svg of 3');
});

test('installing a new version does not load files again that the previous one has cached', async () => {
  const { update, asked } = browser();
  await update('1');
  asked.length = 0;
  await update('2');
  expect(asked.toSorted()).toEqual(['/', '/assets/main-2.js', '/assets/table-2.js', '/icon.svg']);
});

test.each(filesOf(build('1')))(
  'a server that refuses the file %s three times is asked again until it delivers',
  async (file) => {
    const { update, asks, state, fails, waits } = browser();
    fails(file, 3);
    await update('1');
    expect(waits).toEqual([500, 1500, 4000]);
    state.isOnline = false;
    expect(await asks('/', visit)).toMatch('page 1');
    for (const part of filesOf(build('1')).slice(1)) expect(await asks(part)).toBe(`${part} of 1`);
  },
);

test('a file that can’t be loaded does not stop an installation, and is cached when it is first used', async () => {
  const { update, asks, state, fails } = browser();
  fails('/assets/table-1.js', 4);
  await update('1');
  expect(await asks('/', visit)).toMatch('page 1');
  state.isOnline = false;
  expect(await asks('/assets/table-1.js')).toBe('/assets/table-1.js of 1');
});

test('a version whose main files can’t be loaded is not installed, and the previous one stays in use', async () => {
  const { update, asks, state, fails } = browser();
  await update('1');
  fails('/assets/main-2.js', 99);
  await expect(update('2')).rejects.toThrow('1 files');
  state.isOnline = false;
  expect(await asks('/', visit)).toBe('page 1 loads /assets/main-1.js');
  expect(await asks('/assets/main-1.js')).toBe('/assets/main-1.js of 1');
});

test('without a network the last complete version is shown instead of an incomplete newer one', async () => {
  const { update, asks, state, fails } = browser();
  await update('1');
  fails('/assets/table-2.js', 4);
  await update('2');
  state.isOnline = false;
  expect(await asks('/', visit)).toBe('page 1 loads /assets/main-1.js');
  expect(await asks('/assets/table-1.js')).toBe('/assets/table-1.js of 1');
  state.isOnline = true;
  await asks('/', visit);
  state.isOnline = false;
  expect(await asks('/', visit)).toBe('page 2 loads /assets/main-2.js');
  expect(await asks('/assets/table-2.js')).toBe('/assets/table-2.js of 2');
});

test('the cache keeps the last complete version, however many incomplete ones follow', async () => {
  const { update, asks, state, shelves, fails } = browser();
  await update('1');
  for (const version of ['2', '3', '4']) {
    fails(`/assets/table-${version}.js`, 99);
    await update(version);
  }
  expect([...shelves.keys()]).toEqual(['posse-1', 'posse-3', 'posse-4']);
  state.isOnline = false;
  expect(await asks('/', visit)).toMatch('page 1');
});

test('a start page that belongs to another version is not cached with this one’s files', async () => {
  const { update, asks, state, fails } = browser();
  await update('1');
  fails('/', 99, () => new Response('page 3 loads /assets/main-3.js'));
  await expect(update('2')).rejects.toThrow();
  state.isOnline = false;
  expect(await asks('/', visit)).toMatch('page 1');
});

test('a network’s sign-in page is not cached in place of a file', async () => {
  const { update, asks, fails } = browser();
  const signIn = () => new Response('<h1>Room number?</h1>', { headers: { 'content-type': 'text/html' } });
  fails('/assets/table-1.js', 4, signIn);
  await update('1');
  expect(await asks('/assets/table-1.js')).toBe('/assets/table-1.js of 1');
});

test('a tapped notification brings its table’s tab to the front, or opens the table again', async () => {
  const { update, happens, state } = browser();
  await update('1');
  const table = `${HOME}/t/K7M2QX`;
  const close = vi.fn();
  const tapped = () => happens('notificationclick', { notification: { data: table, close } });
  state.pages = [`${HOME}/`, table];
  await tapped();
  state.pages = [`${HOME}/`];
  await tapped();
  await happens('notificationclick', { notification: { data: null, close } });
  expect(state.brought).toEqual([`focus ${table}`, `open ${table}`]);
  expect(close).toHaveBeenCalledTimes(3);
});

test('under a base path the service worker caches only what is below, and deletes no other site’s cache', async () => {
  const { update, asks, state, shelves } = browser('/posse/');
  shelves.set('posse-of-the-neighbour', new Map());
  await update('1');
  await update('2');
  await update('3');
  expect([...shelves.keys()]).toEqual(['posse-of-the-neighbour', 'posse /posse/ 2', 'posse /posse/ 3']);
  expect(await asks('/posse/api/tables')).toBeNull();
  expect(await asks('/assets/main-3.js')).toBeNull();
  expect(await asks('/posse/house/sets.json')).toBe('/posse/house/sets.json of 3');
  state.isOnline = false;
  expect(await asks('/posse/t/K7M2QX', visit)).toBe('page 3 loads /posse/assets/main-3.js');
  expect(await asks('/posse/assets/table-3.js')).toBe('/posse/assets/table-3.js of 3');
});
