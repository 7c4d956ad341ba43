// Who has won, in one word: a side, or somebody alone.

import { type Role, type Seat, seat } from '@posse/engine';
import type { GameView } from '../../play/session/beat.ts';

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

/** Why it ended so. Null where the table does not show it. */
export type Why =
  /** Everybody who was after the Sheriff is out. */
  | { readonly why: 'foes-out' }
  /** The Sheriff is out, by this hand; null is nobody's. */
  | { readonly why: 'sheriff-out'; readonly sheriff: Seat; readonly by: Seat | null }
  /** Nobody else is left. */
  | { readonly why: 'last' }
  /** Among three: whoever was to be hunted fell to the hunter. */
  | { readonly why: 'prey-out' }
  | { readonly why: 'all-out' };

/** Among three, whom each has to take out. */
const PREY: Readonly<Partial<Record<Role, Role>>> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

/** `felledBy` is who brought somebody down, as far as that is known. */
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
