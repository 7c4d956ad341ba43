// Roles: who sits at the table, and who has won.

import { type Seat, seatsOf } from '@posse/engine';
import { playerAt, type Role, type State } from '../state.ts';

/** The roles for each number of players. */
export const ROLES: Readonly<Record<number, readonly Role[]>> = {
  4: ['sheriff', 'renegade', 'outlaw', 'outlaw'],
  5: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy'],
  6: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'outlaw', 'deputy'],
  7: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'outlaw', 'deputy', 'deputy'],
};

/** The winners, or null while the game goes on. The Sheriff's death is judged first (R-WIN-09). */
export function winnersOf(t: State): Seat[] | null {
  const living = seatsOf(t.players.length).filter((who) => playerAt(t, who).alive);
  const lives = (role: Role): boolean => living.some((who) => playerAt(t, who).role === role);
  if (!lives('sheriff')) {
    const [survivor, another] = living;
    const showdown = survivor !== undefined && another === undefined && playerAt(t, survivor).role === 'renegade';
    return showdown ? [survivor] : holders(t, 'outlaw');
  }
  if (lives('outlaw') || lives('renegade')) return null;
  return holders(t, 'sheriff', 'deputy');
}

/** All who were dealt one of these roles, the dead too. */
const holders = (t: State, ...roles: readonly Role[]): Seat[] =>
  seatsOf(t.players.length).filter((who) => roles.includes(playerAt(t, who).role));
