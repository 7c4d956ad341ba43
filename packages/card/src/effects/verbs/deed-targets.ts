// Whom a deed is about.

import type { Whom } from '../../deed.ts';
import type { Group, Who } from '../language-terms.ts';

export function whomOf(players: Who | Group): Whom {
  if (players === 'me' || players === 'all') return players;
  return players === 'others' || players === 'neighbours' || players === 'in reach' ? 'others' : 'target';
}
