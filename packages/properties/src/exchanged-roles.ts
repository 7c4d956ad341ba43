// Exchanges the hidden roles of two players in the dice game.

import { diceGame, type State } from '@posse/dice';
import type { Random, Seat } from '@posse/engine';
import { type Exchanged, pickTwo } from './hidden-exchange-check.ts';

export function exchangeRoles(t: State, random: Random): Exchanged<State> | null {
  const [one, other] = pickTwo(hidden(t), random);
  if (one === undefined || other === undefined) return null;
  const state = diceGame.clone(t);
  const [first, second] = [state.players[one], state.players[other]];
  if (first === undefined || second === undefined) return null;
  [first.role, second.role] = [second.role, first.role];
  [first.special, second.special] = [second.special, first.special];
  return { state, isRevealed: (told) => told.some(({ role, roles }) => Boolean(role ?? roles)) };
}

/** Players who may still react to the open moment, and whose roles are hidden. */
function hidden(t: State): Seat[] {
  const asked = t.stack.find(({ op }) => op === 'react');
  return asked?.op === 'react'
    ? asked.left.filter((seat) => t.players[seat]?.alive && !t.players[seat]?.roleShown)
    : [];
}

/** The public figures of a game. The winners are left out: they depend on the roles. */
export const diceCounts = (t: State): unknown => ({
  players: t.players.map(({ alive, life, arrows, chief }) => [alive, life, arrows, chief]),
  pile: t.pile,
  chiefInPile: t.chiefInPile,
  dice: t.dice,
});
