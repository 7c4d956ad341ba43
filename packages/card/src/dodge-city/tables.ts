// Three players, each after one of the others, and eight with two Renegades.

import { type Seat, seatsOf } from '@posse/engine';
import { usual } from '../base/tables.ts';
import type { TableRules } from '../kinds.ts';
import { type Fallen, playerAt, type Role, type State } from '../state.ts';

/** Whom each role must eliminate in person. */
const PREY: Readonly<Partial<Record<Role, Role>>> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

/** As long as all three are alive, who eliminates his prey himself has won; after that, the last one standing (R-3P-03 to 10). */
function winnersOfThree(t: State, fallen: readonly Fallen[]): Seat[] | null {
  const living = seatsOf(3).filter((who) => playerAt(t, who).alive);
  const hunter = fallen.find(
    ({ who, by }) => by !== null && playerAt(t, by).alive && PREY[playerAt(t, by).role] === playerAt(t, who).role,
  );
  if (hunter !== undefined && hunter.by !== null && living.length + fallen.length === 3) return [hunter.by];
  return living.length > 1 ? null : living;
}

export const tables: Readonly<Record<number, TableRules>> = {
  3: {
    roles: ['deputy', 'outlaw', 'renegade'],
    openRoles: true,
    leader: 'deputy',
    winners: winnersOfThree,
    pays: () => true,
  },
  8: usual('sheriff', 'renegade', 'renegade', 'outlaw', 'outlaw', 'outlaw', 'deputy', 'deputy'),
};
