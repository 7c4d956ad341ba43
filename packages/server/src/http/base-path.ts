// A server that shares its host with others is under a path of its own, such as "/posse/": inside, all addresses are as if it were alone.

/** What is asked for, seen from this path. Some proxies take the path away before they ask, so what does not begin with it is taken as it is. */
export function belowPath(url: string, path: string): string {
  if (url.startsWith(path)) return url.slice(path.length - 1);
  return isPathItself(url, path) ? `/${url.slice(path.length - 1)}` : url;
}

/** Is this the path without its last slash, by which nothing could be named from there? */
export const isPathItself = (url: string, path: string): boolean =>
  path !== '/' && url.split('?')[0] === path.slice(0, -1);
