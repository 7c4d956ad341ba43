// Full states that fit a view: what the viewer can't see is dealt anew. Bots think with them, and they prove that nothing leaks.
// What the view leaves open is worked out once; then every world is a copy of the table, and what is unseen by chance.

import {
  elsewhere,
  mix,
  type Random,
  type Redeal,
  type Role,
  type Seat,
  seat,
  seatsWhere,
  shuffle,
  sure,
} from '@posse/engine';
import type { Catalogue } from './catalogue.ts';
import { clone } from './clone.ts';
import type { Frame } from './frames.ts';
import { type HiddenCard, isHidden } from './hidden-card.ts';
import { hiddenCharacters } from './redeal-characters.ts';
import { hiddenEvents } from './redeal-events.ts';
import { cardsFor } from './setup.ts';
import { catalogueOf } from './shelf.ts';
import { type CardId, card, type Player, playerAt, type State } from './state.ts';
import { BARE, refreshAll } from './table/powers.ts';
import type { ClosedFrame, FrameView, PlayerView, View } from './view.ts';

/** Puts something unseen on a table that has all the rest. */
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

/** All that the viewer sees, and in the place of anything else something that is dealt over. Every field is named, so that none is forgotten. */
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
    pile: view.pile,
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
  totals: BARE,
  listens: 0,
  offered: seen.offered,
  spare: seen.spare,
});

/** A character that was kept from the last game is not shown before this one begins, but everybody knows it. */
const withKept = ({ begun, setup }: View, player: PlayerView, place: number): PlayerView =>
  begun ? player : { ...player, character: setup.characters[place] ?? player.character };

// --- roles ---

/** The roles that the viewer does not know, in any order. */
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

// --- cards ---

/** A place in a hand where a card lies face down. */
interface Gap {
  readonly who: Seat;
  readonly place: number;
  readonly back: number;
}

/** Hands and cards that lie aside, then the discards below the top one, and the rest is the draw pile. */
function hiddenCards(catalogue: Catalogue, view: View, table: State): Dealer {
  const unseen = unseenCards(catalogue, view);
  const gaps = gapsIn(view);
  const closed = [...view.stack.entries()].filter((entry): entry is [number, ClosedFrame] => isClosed(entry[1]));
  const { count, top } = view.discard;
  const covered = top === null ? 0 : count - 1;
  const given = [...gaps, ...closed.flatMap(([, frame]) => frame.cards)].map(({ back }) => back);
  const backs = allBut(catalogue, given);
  // What lies open has any backs; the cards that the rest go to come by chance.
  for (const card of allBut(catalogue, unseen)) table.backs[card] = sure(backs.pop(), 'back left to deal');
  return (t, random) => {
    const cards = mix(random, unseen.slice());
    for (const { who, place, back } of gaps) playerAt(t, who).hand[place] = dealt(t, cards, back);
    for (const [place, seen] of closed) {
      const lying = seen.cards.map(({ back }) => dealt(t, cards, back));
      t.stack[place] = withCards(seen, lying);
    }
    for (let place = 0; place < cards.length; place++) t.backs[cards[place] as CardId] = backs[place] as number;
    t.deck = cards.slice(covered);
    if (top === null) return;
    t.discard = cards.slice(0, covered);
    t.discard.push(top);
  };
}

/** The last of these cards, with this back. */
function dealt(t: State, cards: CardId[], back: number): CardId {
  const next = sure(cards.pop(), 'card left to deal');
  t.backs[next] = back;
  return next;
}

function gapsIn({ players }: View): Gap[] {
  const gaps: Gap[] = [];
  for (const [who, { hand }] of players.entries())
    for (const [place, shown] of hand.entries())
      if (isHidden(shown)) gaps.push({ who: seat(who), place, back: shown.back });
  return gaps;
}

/** The numbers of all cards, or of all backs, but these. */
function allBut({ cards }: Catalogue, these: readonly number[]): number[] {
  const isThere = new Uint8Array(cards.length);
  for (const number of these) isThere[number] = 1;
  return cards.map(({ id }): number => id).filter((number) => isThere[number] === 0);
}

const isClosed = (seen: FrameView): seen is ClosedFrame => 'eyes' in seen && seen.cards.some(isHidden);

const withCards = (seen: ClosedFrame, cards: readonly CardId[]): Frame =>
  'kept' in seen ? { ...seen, cards, kept: cards.slice(0, seen.keep - seen.left) } : { ...seen, cards };

/** The cards that may lie anywhere, as far as the viewer sees. */
export function unseenCards(catalogue: Catalogue, { players, stack, discard, setup }: View): CardId[] {
  const seen = new Uint8Array(catalogue.cards.length);
  const see = (shown: CardId | HiddenCard): void => {
    if (!isHidden(shown)) seen[shown] = 1;
  };
  for (const { hand, inPlay } of players) {
    hand.forEach(see);
    inPlay.forEach(see);
  }
  for (const frame of stack) if ('cards' in frame) frame.cards.forEach(see);
  if (discard.top !== null) see(discard.top);
  return cardsFor(catalogue, setup).filter((card) => seen[card] === 0);
}
