// The start file, shown at every address, names its parts from the server's root.
// A server under a path of its own puts that path before them.

import type { Plugin } from 'vite';

export const startFile: Plugin = {
  name: 'posse-start-file',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll(/(href|src)="\.\//g, '$1="/') },
};
