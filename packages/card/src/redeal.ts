// A full state that fits a view: what the viewer can't see is dealt anew. Bots think with it, and it proves that nothing leaks.

import { fork, type Pool, type Random, type Seat, seatsOf, shuffle, sure } from '@posse/engine';
import { spareOf } from './base/rules/choose-character.ts';
import { type Catalogue, PLAIN } from './catalogue.ts';
import { freeCharacters, shuffledEvents } from './deal.ts';
import type { Frame } from './frames.ts';
import { type HiddenCard, isHidden } from './hidden-card.ts';
import { ALL_EVENTS, choicesIn } from './numbers.ts';
import { cardsFor } from './setup.ts';
import { catalogueOf } from './shelf.ts';
import { areChoicesOpen, type CardId, card, type Player, type Role, type State } from './state.ts';
import { BARE, refreshAll } from './table/powers.ts';
import type { ClosedFrame, FrameView, PlayerView, View } from './view.ts';

export function redeal(view: View, random: Random, supposed?: readonly Role[]): State {
  const catalogue = catalogueOf(view.setup);
  const unseen = shuffle(random, unseenCards(catalogue, view));
  const backs = new Backs(random);
  const turnUp = (hidden: HiddenCard): CardId => {
    const next = sure(unseen.pop(), 'card left to deal');
    backs.put(next, hidden.back);
    return next;
  };
  const roles = supposed ?? dealRoles(catalogue, view, random);
  const pool = freeCharacters(catalogue, view.setup, random, knownCharacters(view));
  const spares = dealSpares(view, pool);
  const choices = dealChoices(choicesIn(catalogue, view.setup), view, pool);
  const players = view.players.map((player, place) =>
    dealPlayer(
      { ...withKept(view, player, place), offered: choices[place] ?? player.offered },
      sure(roles[place], 'role for this seat'),
      random,
      turnUp,
      hasChosen(view, place),
      spares[place] ?? null,
    ),
  );
  const stack = view.stack.map((seen) => dealFrame(seen, turnUp));
  const ahead = fork(random);
  const events = dealEvents(catalogue, view, random);
  const discard = dealDiscards(view, unseen);
  // Every field is named, so that none is forgotten.
  const t: State = {
    catalogue,
    setup: view.setup,
    random: ahead,
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
    players,
    deck: unseen.splice(0),
    discard,
    backs: backs.all(catalogue.cards.length),
    newDeck: view.newDeck,
    reshuffles: view.reshuffles,
    event: view.event,
    events,
    graves: view.graves.slice(),
    returned: view.returned,
    stack,
    waiting: view.waiting.slice(),
    fallen: view.fallen.slice(),
    facts: null,
  };
  refreshAll(t);
  return t;
}

function dealPlayer(
  seen: PlayerView,
  role: Role,
  random: Random,
  turnUp: (hidden: HiddenCard) => CardId,
  chosen: boolean,
  spare: string | null,
): Player {
  const choice = chosen ? shuffle(random, [...seen.offered])[0] : undefined;
  return {
    role,
    roleShown: seen.roleShown,
    character: choice ?? seen.character,
    abilities: seen.abilities,
    alive: seen.alive,
    undead: seen.undead,
    life: seen.life,
    maxLife: seen.maxLife,
    hand: seen.hand.map((card) => (isHidden(card) ? turnUp(card) : card)),
    inPlay: seen.inPlay.slice(),
    abilitiesWork: true,
    cardsWork: true,
    totals: BARE,
    listens: 0,
    offered: seen.offered,
    spare: choice === undefined ? (seen.spare ?? spare) : spareOf(seen.offered, choice),
  };
}

/** A character that was kept from the last game is not shown before this one begins, but everybody knows it. */
const withKept = ({ begun, setup }: View, player: PlayerView, place: number): PlayerView =>
  begun ? player : { ...player, character: setup.characters[place] ?? player.character };

/** A character for each seat that has one set aside, unseen by the viewer; null for all others. */
function dealSpares(view: View, pool: Pool<string>): (string | null)[] {
  const { diedAs } = view.setup;
  const unseen = view.players.map(
    ({ spare, hasSpare }, place) => spare === null && hasSpare && !hasChosen(view, place),
  );
  const drawn = pool.drawEach(diedAs.filter((_, place) => unseen[place]));
  return unseen.map((isUnseen) => (isUnseen ? (drawn.shift() ?? null) : null));
}

/** For each seat that chooses from characters which the viewer can't see, as many as it has; null for all others. */
function dealChoices(count: number, { setup, begun, viewer }: View, pool: Pool<string>): (readonly string[] | null)[] {
  const isUnseen = (who: Seat): boolean => who !== viewer && setup.characters[who] === null;
  const unseen = begun || count === 1 || areChoicesOpen(setup) ? [] : seatsOf(setup.seats).filter(isUnseen);
  const drawn = pool.drawEach(unseen.flatMap((who) => Array<string | null>(count).fill(setup.diedAs[who] ?? null)));
  return seatsOf(setup.seats).map((who) =>
    unseen.includes(who) ? drawn.splice(0, count).filter((id) => id !== null) : null,
  );
}

/** Has this player chosen his character, unseen, while others are still choosing? Who keeps one has nothing to choose. */
function hasChosen(view: View, place: number): boolean {
  if (view.begun || view.players[place]?.character !== PLAIN || view.setup.characters[place] != null) return false;
  const choice = view.stack.at(-1);
  return choice?.op === 'chooseCharacter' && !choice.left.some((who) => who === place);
}

function dealFrame(seen: FrameView, turnUp: (hidden: HiddenCard) => CardId): Frame {
  if (!isClosed(seen)) return seen;
  const cards = seen.cards.map(turnUp);
  return 'kept' in seen ? { ...seen, cards, kept: cards.slice(0, seen.keep - seen.left) } : { ...seen, cards };
}

const isClosed = (seen: FrameView): seen is ClosedFrame => 'eyes' in seen && seen.cards.some(isHidden);

/** The pile below the top card holds as many cards as it did, whichever they are. */
function dealDiscards({ discard: { count, top } }: View, unseen: CardId[]): CardId[] {
  return top === null ? [] : [...unseen.splice(0, count - 1), top];
}

/** The next event is known, and so is its deck if there is but one; those below it may be any others, with a final one at the bottom. */
function dealEvents(catalogue: Catalogue, { setup, event, events: { count, next } }: View, random: Random): string[] {
  if (count === 0 || next === null) return [];
  const [final, ...ordinary] = shuffledEvents(
    catalogue,
    { ...setup, numbers: { ...setup.numbers, events: ALL_EVENTS } },
    random,
    setup.options.includes('one-event-deck') ? [catalogue.events[next]?.set ?? ''] : undefined,
  ).filter((id) => id !== next && id !== event);
  return count === 1 ? [next] : [sure(final, 'final event'), ...ordinary.slice(0, count - 2), next];
}

/** The cards that may lie anywhere, as far as the viewer sees. */
export function unseenCards(catalogue: Catalogue, view: View): CardId[] {
  const seen = new Set<CardId>();
  for (const { hand, inPlay } of view.players)
    for (const card of [...hand, ...inPlay]) if (!isHidden(card)) seen.add(card);
  for (const frame of view.stack)
    if ('cards' in frame) for (const card of frame.cards) if (!isHidden(card)) seen.add(card);
  if (view.discard.top !== null) seen.add(view.discard.top);
  return cardsFor(catalogue, view.setup).filter((card) => !seen.has(card));
}

/** The roles that the viewer knows, and the others in any order. */
function dealRoles({ tables }: Catalogue, { players }: View, random: Random): Role[] {
  const left = [...(tables[players.length]?.roles ?? [])];
  for (const { role } of players) if (role !== null) left.splice(left.indexOf(role), 1);
  shuffle(random, left);
  return players.map(({ role }) => role ?? sure(left.pop(), 'role left to deal'));
}

/** Those that lie open, and those that everybody knows to be kept. What was rejected may come again by lot. */
const knownCharacters = ({ begun, setup, players }: View): (string | null)[] => [
  ...players.flatMap(({ character, spare }) => [character, spare]),
  ...(begun && setup.options.includes('random-new-identity') ? [] : players.flatMap(({ offered }) => offered)),
  ...(begun ? [] : setup.characters),
];

/** Numbers for the backs: given ones stay with their cards, the rest is mixed. */
class Backs {
  private readonly given = new Map<CardId, number>();
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  put(card: CardId, back: number): void {
    this.given.set(card, back);
  }

  all(count: number): number[] {
    const taken = new Set(this.given.values());
    const every = Array.from({ length: count }, (_, number) => number);
    const free = shuffle(
      this.random,
      every.filter((number) => !taken.has(number)),
    );
    return every.map((number) => this.given.get(card(number)) ?? sure(free.pop(), 'back left to deal'));
  }
}
