// The path of the server on its host: "/", or "/posse/" if others share the host.

/**
 * The path of the server on its host, with a slash at both ends. Built files lie in the folder `assets`; in development
 * the path is always "/".
 */
export const ROOT: string = import.meta.env.PROD ? rootOf(import.meta.url) : '/';

export function rootOf(module: string): string {
  const { pathname } = new URL(module);
  return pathname.slice(0, pathname.lastIndexOf('/assets/') + 1);
}

/** The address on this host of a path of the server, such as "/api/tables". */
export const fromRoot = (path: string): string => ROOT + path.slice(1);

/** Turns a path of the host into a path of the page: the inverse of `fromRoot`. */
export const belowRoot = (path: string): string => (path.startsWith(ROOT) ? path.slice(ROOT.length - 1) : '/');

/** The key of an item in this browser's storage. Servers on the same host have different keys. */
export const keptAs = (name: string): string => (ROOT === '/' ? name : `${name} ${ROOT}`);
