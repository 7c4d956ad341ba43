// A copy of a state that shares everything immutable.
// It names every field by hand, for speed.

import type { Player, State } from './state.ts';

export function clone(t: State): State {
  return {
    setup: t.setup,
    random: t.random.loaded === undefined ? { key: t.random.key, at: t.random.at } : { ...t.random },
    step: t.step,
    turn: t.turn,
    winners: t.winners,
    players: t.players.map(clonePlayer),
    pile: t.pile,
    chiefInPile: t.chiefInPile,
    dice: t.dice,
    rolls: t.rolls,
    final: t.final,
    saloon: t.saloon,
    used: t.used,
    lastArrows: t.lastArrows,
    ghost: t.ghost,
    haunts: t.haunts,
    haunting: t.haunting,
    stack: t.stack.slice(),
    facts: null,
  };
}

function clonePlayer(p: Player): Player {
  return {
    role: p.role,
    roleShown: p.roleShown,
    special: p.special,
    spent: p.spent,
    character: p.character,
    ability: p.ability,
    alive: p.alive,
    life: p.life,
    maxLife: p.maxLife,
    arrows: p.arrows,
    chief: p.chief,
    muted: p.muted,
  };
}
