// The ending of a game in one word: a side, or a single winner.

import { type Role, type Seat, seat } from '@posse/engine';
import type { GameView } from '../../game-table/session/beat.ts';

export type Ending = 'law' | 'outlaws' | 'outlaw' | 'deputy' | 'renegade' | 'nobody';

const ORDER: readonly Role[] = ['sheriff', 'deputy', 'outlaw', 'renegade'];

/** The winning roles, the Sheriff's first. */
export function winningRoles({ winners, players }: GameView): readonly Role[] {
  const roles = (winners ?? []).map((who) => players[who]?.role ?? null);
  return ORDER.filter((role) => roles.includes(role));
}

/**
 * The ending of a game. With three players everybody plays alone. A ghost may win with a side that is not theirs: that
 * side names the ending.
 */
export function endingOf(view: GameView): Ending {
  const roles = winningRoles(view);
  if (roles.includes('sheriff')) return 'law';
  if (roles.includes('outlaw')) return view.players.length > 3 ? 'outlaws' : 'outlaw';
  return roles[0] === 'deputy' || roles[0] === 'renegade' ? roles[0] : 'nobody';
}

/** The reason of the ending. Null if the table does not show it. */
export type Why =
  /** All enemies of the Sheriff are eliminated. */
  | { readonly why: 'foes-out' }
  /** The Sheriff was eliminated by this player; by nobody if null. */
  | { readonly why: 'sheriff-out'; readonly sheriff: Seat; readonly by: Seat | null }
  /** Only one player is left. */
  | { readonly why: 'last' }
  /** With three players: a player's target was eliminated by that player. */
  | { readonly why: 'prey-out' }
  | { readonly why: 'all-out' };

/** The target of each role among three players. */
const PREY: Readonly<Partial<Record<Role, Role>>> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

/** The reason of the ending. `felledBy` names who eliminated a player, as far as it is known. */
export function whyOf(view: GameView, felledBy: (who: Seat) => Seat | null): Why | null {
  const { players, winners } = view;
  const ending = endingOf(view);
  const find = (role: Role): Seat => seat(players.findIndex((player) => player.role === role));
  const isOut = (who: Seat): boolean => players[who]?.alive === false;
  if (ending === 'nobody') return players.some(({ alive }) => alive) ? null : { why: 'all-out' };
  const sheriff = find('sheriff');
  if (ending === 'law') return isOut(sheriff) ? null : { why: 'foes-out' };
  if (ending === 'outlaws') return isOut(sheriff) ? { why: 'sheriff-out', sheriff, by: felledBy(sheriff) } : null;
  const [winner] = winners ?? [];
  const role = winner === undefined ? null : (players[winner]?.role ?? null);
  if (winner === undefined || role === null) return null;
  const prey = find(PREY[role] ?? role);
  if (players.length === 3 && isOut(prey) && felledBy(prey) === winner) return { why: 'prey-out' };
  return players.every(({ alive }, who) => alive === (who === winner)) ? { why: 'last' } : null;
}
