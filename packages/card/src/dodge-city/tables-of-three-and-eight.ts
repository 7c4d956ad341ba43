// Tables of three and of eight.
// Three players hunt each other and are rewarded for every kill; eight have two Renegades.

import { ROLES, winnersOfThree } from '@posse/engine';
import { usual } from '../base/tables-of-four-to-seven.ts';
import type { TableRules } from '../catalogue/entry-types.ts';
import { textsOfThree } from './three-player-texts.ts';

export const tables: Readonly<Record<number, TableRules>> = {
  3: {
    roles: ROLES[3] ?? [],
    openRoles: true,
    leader: 'deputy',
    winners: (t, fallen) => winnersOfThree(t.players, fallen),
    pays: () => true,
    changes: textsOfThree,
  },
  8: usual(8),
};
