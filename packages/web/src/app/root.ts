// Under which path of its host the server of this page is: "/", or "/posse/" where others share the host. For the page and its workers.

/** With a slash at both ends. What was built lies in its folder `assets`; while the page is in the making nobody shares the host. */
export const ROOT: string = import.meta.env.PROD ? rootOf(import.meta.url) : '/';

export function rootOf(module: string): string {
  const { pathname } = new URL(module);
  return pathname.slice(0, pathname.lastIndexOf('/assets/') + 1);
}

/** The address on this host of what the server has at this path, such as "/api/tables". */
export const fromRoot = (path: string): string => ROOT + path.slice(1);

/** The other way round: a path of this host as the screens know it. */
export const belowRoot = (path: string): string => (path.startsWith(ROOT) ? path.slice(ROOT.length - 1) : '/');

/** The name by which this browser keeps something of this server, and of no other at the same host. */
export const keptAs = (name: string): string => (ROOT === '/' ? name : `${name} ${ROOT}`);
