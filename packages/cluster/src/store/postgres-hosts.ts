// The servers of a PostgreSQL with standbys, and which of them took writes last.

import { StoreFailure } from '@posse/store';

/** Values of target_session_attrs that lead to a server that takes writes, as a node needs one. */
const WRITABLE = new Set(['any', 'read-write', 'primary']);

/**
 * One address for each host in postgres://posse@one,two:5433/posse?target_session_attrs=read-write; none if it can't be
 * understood, or asks for a server that can only be read.
 */
export function hostUrls(given: string): readonly URL[] {
  const [, scheme, user = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#]*)(.*)$/.exec(given) ?? [];
  if (scheme === undefined) return [];
  const all = hosts.split(',').map((host) => `${scheme}${user}${host}${rest}`);
  if (!all.every((url) => URL.canParse(url))) return [];
  const urls = all.map((url) => new URL(url));
  if (urls.some(({ searchParams }) => !WRITABLE.has(searchParams.get('target_session_attrs') ?? 'any'))) return [];
  for (const { searchParams } of urls) searchParams.delete('target_session_attrs');
  return urls;
}

/** One address with all of these hosts; everything else is taken from the first. */
export function withAllHosts(urls: readonly URL[]): string {
  const [first] = urls;
  if (first === undefined) return '';
  const { protocol, username, password, pathname, search } = first;
  const user = username === '' ? '' : `${username}${password === '' ? '' : `:${password}`}@`;
  return `${protocol}//${user}${urls.map(({ host }) => host).join(',')}${pathname}${search}`;
}

export class StoreHosts {
  /** The address without user and password. */
  readonly place: string;
  readonly #urls: readonly string[];
  #current = 0;

  /** Throws StoreFailure if the address can't be understood. */
  constructor(given: string) {
    const urls = hostUrls(given);
    const [first] = urls;
    // The sentence does not show the address: it may contain a password.
    if (first === undefined)
      throw new StoreFailure(
        'unreadable',
        'The address of the store can’t be understood. It looks like postgres://user@host:5432/database.',
      );
    this.place = `postgres://${urls.map(({ host }) => host).join(',')}${first.pathname}`;
    this.#urls = urls.map(({ href }) => href);
  }

  get count(): number {
    return this.#urls.length;
  }

  /** The address of the server to try first. */
  get url(): string {
    return this.#urls[this.#current] as string;
  }

  /** Notes that the server at this address takes no writes: the next one is tried first, unless that is so already. */
  passOver(url: string): void {
    if (url === this.url) this.#current = (this.#current + 1) % this.#urls.length;
  }
}
