// All breakpoints, for style sheets (`@media (--phone)`) and for `useMedia('phone')`.

/** The window height in pixels below which the table is a strip: that of a phone on its side. */
export const STRIP_BELOW = 460;

/** Media queries from the smallest window to the largest. */
export const BREAKPOINTS = {
  /** The smallest phones: items in a row are closer together. */
  tiny: '(max-width: 400px)',
  /** A link and its buttons do not fit into one row. */
  slim: '(max-width: 420px)',
  /** Two boards or pictures side by side are smaller. */
  small: '(max-width: 480px)',
  /** A phone held upright. */
  phone: '(max-width: 560px)',
  /** A short phone held upright. */
  'short-phone': '(max-width: 560px) and (max-height: 700px)',
  /** Toolbars show icons without words. */
  compact: '(max-width: 700px)',
  'above-compact': '(min-width: 701px)',
  /** A drawer leaves part of the screen free. */
  'drawer-beside': '(min-width: 700px)',
  'below-tablet': '(max-width: 759px)',
  tablet: '(min-width: 760px)',
  /** Boards of the lobby reach both edges of the screen. */
  'edge-to-edge': '(max-width: 760px)',
  /** The boards of lobby and waiting room are below each other. */
  'one-column': '(max-width: 900px)',
  /** After a game, awards and hits are beside the players. */
  'two-columns': '(min-width: 900px)',
  /** The contents of the rules, and hints, have a column of their own. */
  'with-side': '(min-width: 1000px)',
  /** The lobby's wordmark and cards are smaller. */
  'small-hero': '(max-width: 1100px)',
  /** A replay has its log beside the table. */
  'with-log': '(min-width: 1100px)',
  /** The rows of open tables take two lines. */
  'broken-rows': '(max-width: 1180px)',
  /** The chat is beside the table, and drawings are beside the text of the rules. */
  wide: '(min-width: 1280px)',
  /** The game log is beside the table too, and letters are larger. */
  large: '(min-width: 1920px)',
  huge: '(min-width: 2200px)',
  /** A window that is hardly higher than a phone on its side. */
  flat: '(max-height: 500px)',
  strip: `(max-height: ${STRIP_BELOW - 1}px) and (orientation: landscape)`,
  /** No room for pictures above the main content. */
  low: '(max-height: 760px)',
  /** High enough for hints beside the things that they explain. */
  high: '(min-height: 640px)',
  'very-high': '(min-height: 1000px)',
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;
