// The start file is shown at every address of the page, however deep, so it names its parts from the root of the server. One that is
// under a path of its own puts that before them.

import type { Plugin } from 'vite';

export const startFile: Plugin = {
  name: 'posse-start-file',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll(/(href|src)="\.\//g, '$1="/') },
};
