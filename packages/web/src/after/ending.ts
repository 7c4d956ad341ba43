// Who has won, in one word: a side, or somebody alone.

import type { Role } from '@posse/engine';
import type { GameView } from '../play/session/beat.ts';

export type Ending = 'law' | 'outlaws' | 'outlaw' | 'deputy' | 'renegade' | 'nobody';

const ORDER: readonly Role[] = ['sheriff', 'deputy', 'outlaw', 'renegade'];

/** The roles that have won, the Sheriff's first. */
export function winningRoles({ winners, players }: GameView): readonly Role[] {
  const roles = (winners ?? []).map((who) => players[who]?.role ?? null);
  return ORDER.filter((role) => roles.includes(role));
}

/** Among three everybody plays for himself. A ghost may win with a side that was not his: that side gives the name. */
export function endingOf(view: GameView): Ending {
  const roles = winningRoles(view);
  if (roles.includes('sheriff')) return 'law';
  if (roles.includes('outlaw')) return view.players.length > 3 ? 'outlaws' : 'outlaw';
  return roles[0] === 'deputy' || roles[0] === 'renegade' ? roles[0] : 'nobody';
}
