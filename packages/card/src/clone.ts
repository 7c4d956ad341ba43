// A copy of a state, written by hand: frames, setup and key never change, so both may hold the same ones.

import type { Player, State } from './state.ts';

export function clone(t: State): State {
  return {
    setup: t.setup,
    random: { key: t.random.key, at: t.random.at },
    step: t.step,
    turn: t.turn,
    bangs: t.bangs,
    skipped: t.skipped,
    winners: t.winners,
    players: t.players.map(clonePlayer),
    deck: t.deck.slice(),
    discard: t.discard.slice(),
    backs: t.backs.slice(),
    stack: t.stack.slice(),
    waiting: t.waiting.slice(),
    fallen: t.fallen.slice(),
    facts: null,
  };
}

function clonePlayer(p: Player): Player {
  return {
    role: p.role,
    roleShown: p.roleShown,
    character: p.character,
    abilities: p.abilities,
    alive: p.alive,
    life: p.life,
    maxLife: p.maxLife,
    hand: p.hand.slice(),
    inPlay: p.inPlay.slice(),
    standing: p.standing,
  };
}
