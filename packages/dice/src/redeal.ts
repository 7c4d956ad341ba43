// A full state that fits a view: hidden roles, and what chance will bring, are dealt anew.

import { fork, type Random, ROLES, type Role, shuffle, sure } from '@posse/engine';
import { dealSpecials } from './deal.ts';
import { characterOf } from './registry.ts';
import type { Player, State } from './state.ts';
import type { PlayerView, View } from './view.ts';

export function redeal(view: View, random: Random, supposed?: readonly Role[]): State {
  const hidden = supposed === undefined ? shuffle(random, unseenRoles(view)) : hiddenOf(view, supposed);
  const known = view.players.flatMap(({ special }) => (special === null ? [] : [special]));
  const specials = dealSpecials(view.setup, hidden, random, known);
  const players = view.players.map((seen) => dealPlayer(seen, hidden, specials));
  // Every field is named, so that none is forgotten.
  return {
    setup: view.setup,
    random: fork(random),
    step: view.step,
    turn: view.turn,
    winners: view.winners,
    players,
    pile: view.pile,
    chiefInPile: view.chiefInPile,
    dice: view.dice,
    rolls: view.rolls,
    final: view.final,
    saloon: view.saloon,
    used: view.used,
    lastArrows: view.lastArrows,
    ghost: view.ghost,
    haunts: view.haunts,
    haunting: view.haunting,
    stack: view.stack.slice(),
    facts: null,
  };
}

/** Takes what the viewer does not know from the end of these. */
function dealPlayer(seen: PlayerView, roles: Role[], specials: (string | null)[]): Player {
  return {
    role: seen.role ?? sure(roles.pop(), 'role left to deal'),
    roleShown: seen.roleShown,
    special: seen.role === null ? (specials.pop() ?? null) : seen.special,
    spent: seen.spent,
    character: seen.character,
    ability: characterOf(seen.character).ability,
    alive: seen.alive,
    life: seen.life,
    maxLife: seen.maxLife,
    arrows: seen.arrows,
    chief: seen.chief,
    muted: seen.muted,
  };
}

/** Those of the supposed roles that the viewer does not know; the last one is dealt first. */
const hiddenOf = ({ players }: View, supposed: readonly Role[]): Role[] =>
  supposed.filter((_, place) => players[place]?.role === null).reverse();

function unseenRoles(view: View): Role[] {
  const left = [...(ROLES[view.players.length] ?? [])];
  for (const { role } of view.players) if (role !== null) left.splice(left.indexOf(role), 1);
  return left;
}
