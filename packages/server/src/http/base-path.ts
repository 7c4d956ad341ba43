// Supports a server under a path such as "/posse/": inside, addresses start at "/".

/** The address without the base path. Some proxies remove the path, so an address without it is taken as it is. */
export function belowPath(url: string, path: string): string {
  if (url.startsWith(path)) return url.slice(path.length - 1);
  return isPathItself(url, path) ? `/${url.slice(path.length - 1)}` : url;
}

/** Is this the base path without its last slash? Relative links would not work from there. */
export const isPathItself = (url: string, path: string): boolean =>
  path !== '/' && url.split('?')[0] === path.slice(0, -1);
