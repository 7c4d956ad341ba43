// Tables of four to seven: who sits there, who has won, and who is paid.

import { type Seat, seatsOf } from '@posse/engine';
import type { TableRules } from '../kinds.ts';
import { playerAt, type Role, type State } from '../state.ts';

/** The usual game: one Sheriff with an open star, everybody else in the dark. */
export const usual = (...roles: readonly Role[]): TableRules => ({
  roles,
  openRoles: false,
  leader: 'sheriff',
  winners: winnersOf,
  pays: (t, who) => playerAt(t, who).role === 'outlaw',
});

export const tables: Readonly<Record<number, TableRules>> = {
  4: usual('sheriff', 'renegade', 'outlaw', 'outlaw'),
  5: usual('sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy'),
  6: usual('sheriff', 'renegade', 'outlaw', 'outlaw', 'outlaw', 'deputy'),
  7: usual('sheriff', 'renegade', 'outlaw', 'outlaw', 'outlaw', 'deputy', 'deputy'),
};

/** The Sheriff's death is judged first (R-WIN-09). */
function winnersOf(t: State): Seat[] | null {
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
