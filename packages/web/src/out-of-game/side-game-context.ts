// The solo game beside a table, in the same window.

import { createContext } from 'react';

export interface SideGame {
  /** Has a game been opened before, which goes on? */
  readonly hasBegun: boolean;
  readonly isOpening: boolean;
  /** Shows the game, and opens one if there is none. The table stays connected. */
  open(): void;
}

/** The way into a side game, for everything at the table; null where there is none. */
export const SideGameContext = createContext<SideGame | null>(null);

export interface WayBack {
  /** Shows the table again. */
  back(): void;
  /** Goes on with another solo game, by its address. */
  goOn(address: string): void;
}

/** The way back to the table, for everything in the side game; null elsewhere. */
export const WayBackContext = createContext<WayBack | null>(null);
