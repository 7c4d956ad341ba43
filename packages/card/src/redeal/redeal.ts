// States that fit a view, with everything hidden dealt anew.
// Bots think with them, and checks prove with them that nothing leaks. The hidden part is worked out once per view;
// every world is then a copy with other hidden things.

import { elsewhere, type Random, type Redeal, type Role, seatsWhere, shuffle, sure } from '@posse/engine';
import { catalogueOf } from '../catalogue/available-sets.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isHidden } from '../hidden-card.ts';
import { card, type Player, playerAt, type State } from '../state.ts';
import { clone } from '../state-copy.ts';
import { NO_TOTALS, refreshAll } from '../table/powers-in-force.ts';
import type { PlayerView, View } from '../view.ts';
import { hiddenCards, isClosed, withCards } from './hidden-cards.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import { hiddenEvents } from './hidden-events.ts';

/** Deals one hidden part of a state. */
export type Dealer = (t: State, random: Random) => void;

export function redealer(view: View): Redeal<State> {
  const catalogue = catalogueOf(view.setup);
  const table = openTable(catalogue, view);
  const dealCards = hiddenCards(catalogue, view, table);
  const dealRoles = hiddenRoles(catalogue, view);
  const dealCharacters = hiddenCharacters(catalogue, view);
  const dealEvents = hiddenEvents(catalogue, view);
  return (random, supposed) => {
    const t = clone(table);
    if (supposed === undefined) dealRoles(t, random);
    else supposeRoles(t, supposed);
    dealCharacters(t, random);
    dealCards(t, random);
    dealEvents(t, random);
    t.random = elsewhere(random);
    return t;
  };
}

/** The visible table, with placeholders for hidden things. Every field is named, so that none is forgotten. */
function openTable(catalogue: Catalogue, view: View): State {
  const t: State = {
    catalogue,
    setup: view.setup,
    random: { key: [], at: 0 },
    step: view.step,
    begun: view.begun,
    turn: view.turn,
    idle: view.idle,
    bangs: view.bangs,
    uses: view.uses.slice(),
    laid: view.laid.slice(),
    skipped: view.skipped,
    extra: view.extra,
    shown: view.shown,
    suit: view.suit,
    drawn: view.drawn,
    mined: view.mined,
    winners: view.winners,
    players: view.players.map((player, place) => openPlayer(withKept(view, player, place))),
    deck: [],
    discard: [],
    backs: catalogue.cards.map(({ id }) => id),
    newDeck: view.newDeck,
    reshuffles: view.reshuffles,
    event: view.event,
    events: [],
    graves: view.graves.slice(),
    returned: view.returned,
    stack: view.stack.map((seen) => (isClosed(seen) ? withCards(seen, []) : seen)),
    waiting: view.waiting.slice(),
    fallen: view.fallen.slice(),
    facts: null,
  };
  refreshAll(t);
  return t;
}

const NO_CARD = card(0);

const openPlayer = (seen: PlayerView): Player => ({
  role: seen.role ?? 'renegade',
  roleShown: seen.roleShown,
  character: seen.character,
  abilities: seen.abilities,
  alive: seen.alive,
  undead: seen.undead,
  life: seen.life,
  maxLife: seen.maxLife,
  hand: seen.hand.map((card) => (isHidden(card) ? NO_CARD : card)),
  inPlay: seen.inPlay.slice(),
  abilitiesWork: true,
  cardsWork: true,
  totals: NO_TOTALS,
  listens: 0,
  offered: seen.offered,
  spare: seen.spare,
});

/**
 * A player of a view with the character kept from the last game: a view hides characters before the game begins, but
 * everybody knows those.
 */
const withKept = ({ begun, setup }: View, player: PlayerView, place: number): PlayerView =>
  begun ? player : { ...player, character: setup.characters[place] ?? player.character };

/** Shuffles the roles that the viewer does not know. */
function hiddenRoles({ tables }: Catalogue, { players }: View): Dealer {
  const left = [...(tables[players.length]?.roles ?? [])];
  for (const { role } of players) if (role !== null) left.splice(left.indexOf(role), 1);
  const unknown = seatsWhere(players, ({ role }) => role === null);
  return (t, random) => {
    const roles = shuffle(random, left.slice());
    for (const who of unknown) playerAt(t, who).role = sure(roles.pop(), 'role left to deal');
  };
}

function supposeRoles(t: State, supposed: readonly Role[]): void {
  let place = 0;
  for (const player of t.players) player.role = sure(supposed[place++], 'role for this seat');
}
