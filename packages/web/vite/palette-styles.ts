// The palette as a style sheet, so that colours are written once.

import type { Plugin } from 'vite';
import { CARD, THEMES, variables } from '../src/art/theme-colours.ts';

const COLOURS = 'virtual:colours.css';

export const colours: Plugin = {
  name: 'posse-colours',
  resolveId: (id) => (id === COLOURS ? `\0${COLOURS}` : null),
  load: (id) =>
    id === `\0${COLOURS}`
      ? `:root { ${variables(CARD)} } :root, [data-theme='night'] { ${variables(THEMES.night)} } [data-theme='day'] { ${variables(THEMES.day)} }`
      : null,
};
