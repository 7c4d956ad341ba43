// The service worker: caches the page, so that solo games work offline.
// The build prints this function into sw.js as it is, so it uses nothing from outside itself. Files are named from the
// server's path at its host.

/** The global scope of a service worker. */
export interface WorkerScope {
  readonly location: { readonly href: string };
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  fetch(request: Request, init?: RequestInit): Promise<Response>;
  setTimeout(task: () => void, milliseconds: number): unknown;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Tapped) => void): void;
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Lasting {
  waitUntil(done: Promise<void>): void;
}

interface Asking extends Lasting {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}

/** A tapped notification, which knows the address of its table. */
interface Tapped extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}

/** One build of the page. */
export interface Build {
  readonly version: string;
  /** The first script of the build's start file, by which the build is recognised. */
  readonly entry: string;
  /** The files without which nothing opens. */
  readonly shell: readonly string[];
  /** The files that are needed later. */
  readonly rest: readonly string[];
}

export function serviceWorker(scope: WorkerScope, { version, entry, shell, rest }: Build): void {
  /** The path of the server on its host: "/", or "/posse/" beside other servers, whose files are not ours. */
  const { origin, pathname: root } = new URL('.', scope.location.href);
  const ours = root === '/' ? 'posse-' : `posse ${root} `;
  const kept = ours + version;
  const start = root;
  const houseCards = root === '/' ? 'house-cards' : `house-cards ${root}`;
  /** The cache entry that marks a complete version. */
  const whole = `${root}whole-version`;
  /** The maximum wait for the server in milliseconds. After that the cached page is used. */
  const patience = 4000;
  /** Milliseconds before each further attempt to load a file. */
  const waits = [500, 1500, 4000];

  const here = (file: string): string => root + file;

  /** Does this file never change, because its name has a hash? Then the browser's copies are good. */
  const lasts = (file: string): boolean => file.startsWith(`${root}assets/`);

  const look = (file: string, cacheName?: string): Promise<Response | undefined> =>
    scope.caches.match(file, { ignoreVary: true, ...(cacheName !== undefined && { cacheName }) });

  /** Is the reply the right file, and not the page of another build, or of a proxy that wants a password? */
  async function isRight(file: string, reply: Response): Promise<boolean> {
    if (!reply.ok) return false;
    if (file === start) return (await reply.clone().text()).includes(entry);
    return !(reply.headers.get('content-type') ?? '').includes('text/html');
  }

  async function got(file: string): Promise<Response | null> {
    try {
      const reply = await scope.fetch(new Request(file, { cache: lasts(file) ? 'default' : 'no-cache' }));
      return (await isRight(file, reply)) ? reply : null;
    } catch {
      return null;
    }
  }

  /** Finds a file in the version before, or on the server, which is asked more than once. */
  async function find(file: string): Promise<Response | null> {
    const known = lasts(file) ? await look(file) : undefined;
    if (known !== undefined) return known;
    for (const wait of waits) {
      const reply = await got(file);
      if (reply !== null) return reply;
      await new Promise<void>((resolve) => scope.setTimeout(resolve, wait));
    }
    return got(file);
  }

  /** Caches those of these files that are missing; returns how many can't be loaded. */
  async function keep(files: readonly string[]): Promise<number> {
    const cache = await scope.caches.open(kept);
    let missing = 0;
    const one = async (file: string): Promise<void> => {
      if ((await look(file, kept)) !== undefined) return;
      const reply = await find(file);
      if (reply === null) missing++;
      else await cache.put(file, reply);
    };
    await Promise.all(files.map(one));
    return missing;
  }

  /** Caches the rest of the files. One that fails is tried again at the next visit. */
  async function fill(): Promise<void> {
    if ((await look(whole, kept)) !== undefined || (await keep(rest.map(here))) > 0) return;
    await (await scope.caches.open(kept)).put(whole, new Response(version));
  }

  /** Installs this version. Without its shell it is not installed, and the one before stays. */
  async function install(): Promise<void> {
    const missing = await keep(shell.map(here));
    if (missing > 0) throw new Error(`${missing} files of the page could not be had.`);
    await fill();
    await scope.skipWaiting();
  }

  /** The cached versions, from the newest to the oldest. */
  async function versions(): Promise<readonly string[]> {
    const others = (await scope.caches.keys()).filter((name) => name.startsWith(ours) && name !== kept);
    return [kept, ...others.reverse()];
  }

  /** The newest complete version; this one, if there is none. */
  async function best(): Promise<string> {
    for (const name of await versions()) if ((await look(whole, name)) !== undefined) return name;
    return kept;
  }

  /**
   * Deletes old versions. The one before this stays, because an open page may need its parts, and so does a complete
   * one.
   */
  async function tidy(): Promise<void> {
    const [, before] = await versions();
    const needed = [kept, before, await best()];
    for (const name of await versions()) if (!needed.includes(name)) await scope.caches.delete(name);
    await scope.clients.claim();
  }

  /** The reply to a request for the page: the newest if the server is reachable, and otherwise the cached one. */
  async function page(request: Request): Promise<Response> {
    try {
      const reply = await scope.fetch(request, { signal: AbortSignal.timeout(patience) });
      if (reply.ok) return reply;
    } catch {
      // There is no network, or it is too slow.
    }
    return (await look(start, await best())) ?? scope.fetch(request);
  }

  const part = async (request: Request): Promise<Response> =>
    (await look(request.url, kept)) ?? (await look(request.url)) ?? scope.fetch(request);

  /** The reply with the server's house cards; the last ones if it is unreachable, so that games with them can go on. */
  async function house(request: Request): Promise<Response> {
    const cache = await scope.caches.open(houseCards);
    try {
      const reply = await scope.fetch(request, { signal: AbortSignal.timeout(patience) });
      if (reply.ok) await cache.put(request, reply.clone());
      return reply;
    } catch {
      return (await cache.match(request, { ignoreVary: true })) ?? Response.json({ sets: [] });
    }
  }

  /** Does the worker answer this request? Replies of a server are never cached, except its house cards. */
  function isOurs({ method, url }: Request): boolean {
    const asked = new URL(url);
    if (method !== 'GET' || asked.origin !== origin || !asked.pathname.startsWith(root)) return false;
    return !/^(api|ws|docs|healthz|livez|readyz|metrics)(\/|$)/.test(asked.pathname.slice(root.length));
  }

  const isHouse = ({ url }: Request): boolean => new URL(url).pathname.startsWith(`${root}house/`);

  /** Brings the page of this table to the front, or opens a new one. */
  async function bringBack(url: string): Promise<void> {
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find((one) => one.url === url);
    await (open === undefined ? scope.clients.openWindow(url) : open.focus());
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(tidy()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (!isOurs(request)) return;
    const isVisit = request.mode === 'navigate';
    event.respondWith(isVisit ? page(request) : isHouse(request) ? house(request) : part(request));
    if (isVisit) event.waitUntil(fill());
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    if (typeof event.notification.data === 'string') event.waitUntil(bringBack(event.notification.data));
  });
}
