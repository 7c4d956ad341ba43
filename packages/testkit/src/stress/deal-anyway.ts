// Finds out whether a player still has to answer "Deal anyway?".

import type { TableClient } from '@posse/protocol';

/**
 * Does the table ask this player "Deal anyway?", without a yes yet? Players of stress tests always say yes, except in
 * the shuffle test.
 */
export const isAskedToDealAnyway = ({ table, seat }: Pick<TableClient, 'table' | 'seat'>): boolean =>
  seat !== null && table?.dealAnyway?.yes.includes(seat) === false;
