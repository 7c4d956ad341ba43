// Keeps the page in the browser, so that it opens, and solo games are played, without a network.
// The build prints this function into /sw.js as it is: it uses nothing from outside itself.

/** What a service worker finds around it. */
export interface Around {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  fetch(request: Request, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
}

interface Lasting {
  waitUntil(done: Promise<void>): void;
}

interface Asking {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}

export function serviceWorker(around: Around, files: readonly string[], version: string): void {
  const ours = 'posse-';
  const kept = ours + version;
  /** Milliseconds; then the page that is kept must do. */
  const patience = 4000;

  /** Files with a hash in their name never change, so what the browser has of them is good. */
  const fresh = (file: string): Request =>
    new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' });

  async function keep(): Promise<void> {
    const cache = await around.caches.open(kept);
    await cache.addAll(files.map(fresh));
    await around.skipWaiting();
  }

  /** A page that is still open may need its parts: the version before this one stays. */
  async function tidy(): Promise<void> {
    const others = (await around.caches.keys()).filter((name) => name.startsWith(ours) && name !== kept);
    for (const name of others.slice(0, -1)) await around.caches.delete(name);
    await around.clients.claim();
  }

  /** The newest page, if the server is there; the one that is kept, if not. */
  async function page(request: Request): Promise<Response> {
    try {
      const reply = await around.fetch(request, { signal: AbortSignal.timeout(patience) });
      if (reply.ok) return reply;
    } catch {
      // There is no network, or it is too slow.
    }
    return (await around.caches.match('/', { cacheName: kept })) ?? around.fetch(request);
  }

  const part = async (request: Request): Promise<Response> =>
    (await around.caches.match(request, { ignoreVary: true })) ?? around.fetch(request);

  /** What a server says is never kept. */
  function isOurs({ method, url }: Request): boolean {
    const { origin, pathname } = new URL(url);
    return method === 'GET' && origin === around.location.origin && !/^\/(api|ws|healthz|metrics)(\/|$)/.test(pathname);
  }

  around.addEventListener('install', (event) => event.waitUntil(keep()));
  around.addEventListener('activate', (event) => event.waitUntil(tidy()));
  around.addEventListener('fetch', (event) => {
    const { request } = event;
    if (isOurs(request)) event.respondWith(request.mode === 'navigate' ? page(request) : part(request));
  });
}
