// The measured shares of games that each role wins, made by `npm run learn -- par`.

import type { Role } from '@posse/engine';

interface ParShares {
  /** Goes up with every new measurement: games keep the par that they were dealt with. */
  readonly version: number;
  /** How many games were played for each row. */
  readonly games: number;
  /** By game, kind of table and seats. */
  readonly shares: Readonly<Record<string, Readonly<Partial<Record<Role, number>>>>>;
}

export const PAR_SHARES: ParShares = {
  version: 0,
  games: 0,
  shares: {},
};
