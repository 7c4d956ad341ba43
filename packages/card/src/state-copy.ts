// A copy of a state that shares everything immutable.
// It names every field by hand, for speed.

import type { Player, State } from './state.ts';

export function clone(t: State): State {
  return {
    catalogue: t.catalogue,
    setup: t.setup,
    random: { key: t.random.key, at: t.random.at },
    step: t.step,
    begun: t.begun,
    turn: t.turn,
    idle: t.idle,
    bangs: t.bangs,
    uses: t.uses.slice(),
    laid: t.laid.slice(),
    skipped: t.skipped,
    extra: t.extra,
    shown: t.shown,
    suit: t.suit,
    drawn: t.drawn,
    mined: t.mined,
    winners: t.winners,
    players: t.players.map(clonePlayer),
    deck: t.deck.slice(),
    discard: t.discard.slice(),
    backs: t.backs.slice(),
    newDeck: t.newDeck,
    reshuffles: t.reshuffles,
    event: t.event,
    events: t.events.slice(),
    graves: t.graves.slice(),
    returned: t.returned,
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
    undead: p.undead,
    life: p.life,
    maxLife: p.maxLife,
    hand: p.hand.slice(),
    inPlay: p.inPlay.slice(),
    abilitiesWork: p.abilitiesWork,
    cardsWork: p.cardsWork,
    totals: p.totals,
    listens: p.listens,
    offered: p.offered,
    spare: p.spare,
  };
}
