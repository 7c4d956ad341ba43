// Elimination: roles are revealed, arrows return, winners and a ghost are decided.
// Players who fall together leave together.

import { type Fallen, nothing, ROLES, type Role, type Seat, usualWinners, winnersOfThree } from '@posse/engine';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { hasModule, isOn, playerAt, type State } from '../../state.ts';
import { putAllBack } from '../../table/arrow-tokens.ts';
import { livingFrom, powerOf } from '../../table/seat-order.ts';
import { gain } from './life-gain.ts';

declare module '../../frames.ts' {
  interface Frames {
    bury: { readonly fallen: readonly Fallen[] };
  }
}

export const bury = (fallen: readonly Fallen[]): Frame => ({ op: 'bury', fallen });

export const buryRule: Rule<'bury'> = (t, { fallen }) => {
  const tokensBack = fallen.some(({ who }) => who === t.haunting?.who);
  for (const { who, by } of fallen) {
    const player = playerAt(t, who);
    player.alive = false;
    player.life = 0;
    player.roleShown = true;
    putAllBack(t, who);
    if (t.haunting?.who === who) {
      t.haunting = null;
      tell(t, 'haunting', { haunting: null });
    }
    tell(t, 'eliminated', { who, by, role: player.role, special: player.special });
  }
  const winners = winnersOf(t, fallen, tokensBack);
  if (winners !== null) return over(t, winners);
  if (hasModule(t, 5) && t.ghost === null) nameGhost(t, fallen);
  const mourners = livingFrom(t, t.turn).filter((who) => powerOf(t, who).mourns > 0);
  return mourners.map((who) => gain([[who, powerOf(t, who).mourns * fallen.length]]));
};

/**
 * Makes the first victim clockwise from the player whose turn it is the ghost. The Sheriff is never among them: that
 * death ends the game (DR-230).
 */
function nameGhost(t: State, fallen: readonly Fallen[]): void {
  const seats = t.players.length;
  const [first] = fallen
    .map(({ who }) => who)
    .sort((a, b) => ((a - t.turn + seats) % seats) - ((b - t.turn + seats) % seats));
  if (first === undefined) return;
  t.ghost = first;
  tell(t, 'ghost', { who: first });
}

/** A Renegade's ghost plays for the Outlaws at tables of five and seven, for the law at tables of six and eight. */
export function sideOfGhost(role: Role, seats: number): Role {
  if (role !== 'renegade') return role;
  return seats % 2 === 1 ? 'outlaw' : 'deputy';
}

/** The winners, if the game is won. A ghost is out of play, but wins with the side that they play for. */
function winnersOf(t: State, fallen: readonly Fallen[], tokensBack: boolean): readonly Seat[] | null {
  if (ROLES[t.players.length]?.includes('sheriff') === false)
    return winnersOfThree(t.players, fallen, isOn(t, 'dead-mans-dice'));
  const players = t.players.map(({ role, alive }, place) => ({
    role: place === t.ghost ? sideOfGhost(role, t.players.length) : role,
    alive,
  }));
  const winners = usualWinners(players);
  const hasLawWon = winners !== null && players.some(({ role, alive }) => alive && role === 'sheriff');
  const isHaunted = isOn(t, 'ghost-outlaw-counts') && t.ghost !== null && players[t.ghost]?.role === 'outlaw';
  return hasLawWon && isHaunted && !tokensBack ? null : winners;
}

/** With the option for ghost Outlaws, the law wins only when the tokens of the ghost's haunting have come back. */
export function endHaunting(t: State): void {
  const winners = isOn(t, 'ghost-outlaw-counts') ? winnersOf(t, [], true) : null;
  if (winners !== null) over(t, winners);
}

function over(t: State, winners: readonly Seat[]): readonly Frame[] {
  for (const player of t.players) player.roleShown = true;
  t.winners = winners;
  t.stack.length = 0;
  const roles = t.players.map(({ role }) => role);
  tell(t, 'over', { winners, roles, specials: t.players.map(({ special }) => special) });
  return nothing;
}
