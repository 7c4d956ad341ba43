// Tables of four to seven: a public Sheriff, hidden roles, rewards for Outlaws.

import { none, ROLES, usualWinners } from '@posse/engine';
import type { TableRules } from '../catalogue/entry-types.ts';
import { playerAt } from '../state.ts';

export const usual = (seats: number): TableRules => ({
  roles: ROLES[seats] ?? [],
  openRoles: false,
  leader: 'sheriff',
  winners: (t) => usualWinners(t.players),
  pays: (t, who) => playerAt(t, who).role === 'outlaw',
  changes: none('The usual texts are written for tables with a Sheriff.'),
});

export const tables: Readonly<Record<number, TableRules>> = { 4: usual(4), 5: usual(5), 6: usual(6), 7: usual(7) };
