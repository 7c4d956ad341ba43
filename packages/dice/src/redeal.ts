// States that fit a view, with hidden roles and chance dealt anew.
// The hidden part is worked out once per view; every world is then a copy with other roles.

import { elsewhere, type Redeal, ROLES, type Role, shuffle, sure } from '@posse/engine';
import { characterOf } from './entry-registry.ts';
import { specialsFor } from './setup/deal.ts';
import type { Player, State } from './state.ts';
import { clone } from './state-copy.ts';
import type { PlayerView, View } from './view.ts';

export function redealer(view: View): Redeal<State> {
  const table = openTable(view);
  const unseen = unseenRoles(view);
  const known = view.players.flatMap(({ special }) => (special === null ? [] : [special]));
  const dealSpecials = specialsFor(view.setup, known);
  return (random, supposed) => {
    const t = clone(table);
    const roles = supposed === undefined ? shuffle(random, unseen.slice()) : hiddenOf(view, supposed);
    const specials = dealSpecials(roles, random);
    let next = 0;
    for (const [place, player] of t.players.entries()) {
      if (view.players[place]?.role !== null) continue;
      player.role = sure(roles[next], 'role left to deal');
      player.special = specials[next++] ?? null;
    }
    t.random = elsewhere(random);
    return t;
  };
}

/** The visible table, with arbitrary hidden roles. Every field is named, so that none is forgotten. */
const openTable = (view: View): State => ({
  setup: view.setup,
  random: { key: [], at: 0 },
  step: view.step,
  turn: view.turn,
  winners: view.winners,
  players: view.players.map(openPlayer),
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
});

const openPlayer = (seen: PlayerView): Player => ({
  role: seen.role ?? 'renegade',
  roleShown: seen.roleShown,
  special: seen.special,
  spent: seen.spent,
  character: seen.character,
  ability: characterOf(seen.character).ability,
  alive: seen.alive,
  life: seen.life,
  maxLife: seen.maxLife,
  arrows: seen.arrows,
  chief: seen.chief,
  muted: seen.muted,
});

/** The supposed roles of those players whose role the viewer does not know. */
const hiddenOf = ({ players }: View, supposed: readonly Role[]): Role[] =>
  supposed.filter((_, place) => players[place]?.role === null);

function unseenRoles(view: View): Role[] {
  const left = [...(ROLES[view.players.length] ?? [])];
  for (const { role } of view.players) if (role !== null) left.splice(left.indexOf(role), 1);
  return left;
}
